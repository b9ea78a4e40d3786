/** What the command line prints: names and texts of buyers must not steer the terminal. */

/** Without control characters but line ends and tabs, and without marks that turn the direction of what follows. */
export const forTerminal = (text: string): string => text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '�')

/** JSON, in which every control character is escaped. */
export const toJson = (data: unknown): string =>
  JSON.stringify(data, null, 2).replace(
    /[\u007f-\u009f]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
