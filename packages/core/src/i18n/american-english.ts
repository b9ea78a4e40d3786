/** English of the texts of the shop as it is written in America. */

/** Beginnings of words: what follows, such as the `s` of a plural, stays. */
const WORDS: Readonly<Record<string, string>> = {
  catalogue: 'catalog',
  colour: 'color',
  favourite: 'favorite',
  licence: 'license',
  postcode: 'ZIP code',
}
/** Names of placeholders are no words. */
const BRITISH = new RegExp(`(?<![{\\w])(?:${Object.keys(WORDS).join('|')})`, 'gi')

/** A text that is written for Europe, for readers in the US; other texts come out as they are. */
export const toAmerican = (text: string): string =>
  text.replace(BRITISH, british => {
    const american = WORDS[british.toLowerCase()] ?? british
    return british.charAt(0) < 'a' ? american.charAt(0).toUpperCase() + american.slice(1) : american
  })
