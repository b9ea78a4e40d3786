/**
 * Whether a reader sees anything of a text. Letters without a shape, as the Hangul fillers and the blank of Braille, are letters to Unicode
 * and nothing to a reader.
 */
export const isSeen = (text: string): boolean =>
  /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
