/** An article on documents, under its number. */

interface Article {
  name: string
  brandName: string
  oemCode: string
}

/** The name alone where it has the number of the maker already. */
export const articleText = ({ name, brandName, oemCode }: Article): string =>
  name.includes(oemCode) ? name : [`${brandName} ${oemCode}`.trim(), name].filter(Boolean).join(', ')

export interface ContentPart {
  number: string
  brandName: string
  oemCode: string
  /** In one kit. */
  pieces: number
}

/** What one kit is packed of: `Each contains 2 × CW-10001 (Brother TN-2420)`. @param number which parts are known by */
export const contentText = (
  words: string,
  parts: readonly ContentPart[],
  number: (part: ContentPart) => string = part => `${part.number} (${part.brandName} ${part.oemCode})`,
): string => `${words} ${parts.map(part => `${part.pieces} × ${number(part)}`).join(', ')}`
