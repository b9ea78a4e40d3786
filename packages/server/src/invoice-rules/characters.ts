/** Characters that no electronic invoice may hold: XML 1.0 forbids or discourages them, and networks refuse the file. */

/** Controls but tab and line ends, lone surrogates, and code points that are no characters. */
const FORBIDDEN = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?![\t\n\r\u0085])\p{Cc}/u

export const hasForbiddenCharacter = (text: string): boolean => FORBIDDEN.test(text)
