/**
 * A text as a call takes it. What is longer is no number and no quantity. NUL and half surrogate pairs, pasted or made by the
 * cut, are refused by the server with the whole call: one such line must not keep the others unchecked or unsaved.
 */
export const toSendable = (text: string, chars: number): string =>
  text.slice(0, chars).replace(/\0|\p{Surrogate}/gu, '\u{fffd}')
