/** How part numbers are compared. */

/**
 * The form in which numbers are compared: upper case, without blanks, hyphens, dots, slashes and underscores,
 * so that `tn 2420`, `TN-2420` and `TN2420` are one number. The server indexes this form.
 */
export const normalizeNumber = (text: string): string => text.toUpperCase().replace(/[\s\-./_]+/g, '')
