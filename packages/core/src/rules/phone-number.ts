/** Phone numbers as people write them, for the advice beside their fields. */

/** Six to fifteen digits with the usual marks between them, and an extension behind. A longer text is no phone number. */
export const isPhoneNumber = (text: string): boolean =>
  text.length <= 40 && /^\+?(?:[\s()./-]*\d){6,15}[\s).]*(?:(?:ext\.?|x) ?\d{1,6})?$/i.test(text.trim())
