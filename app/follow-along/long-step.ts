/** A step with more characters than this has its text below the drawing on a phone, and smaller text in Follow along. */
export const longStep = 175;
