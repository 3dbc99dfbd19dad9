/** Set by npm run attack: as many requests and faults as an hour of patience allows. Without it the tests take minutes. */
export const inFull = Boolean(process.env.ATTACK);
