/** An id as an address spells it: nothing but digits. Undefined for any other text. */
export const readId = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
