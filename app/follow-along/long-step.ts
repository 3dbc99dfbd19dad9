/** From how many letters on the words of a step are below its drawing on a phone, and smaller where they have a screen of their own. */
export const longStep = 165;
