/**
 * Control characters and invisible ones, which could hide or reorder text where somebody reads it. Tab and line feed are
 * not among them; nor are the joiners and variation selectors that Indic scripts and emoji need, and the zero width space
 * where a long Sanskrit compound may break.
 */
export const invisible =
  /(?![\t\n\u200c\u200d\ufe0e\ufe0f]|(?<=\p{Script=Devanagari})\u200b)[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;
