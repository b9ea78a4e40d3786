/** English of the texts of the shop as it is written in America: spelling, and the words of the trade (docs/glossary.md). */

/** Beginnings of words: what follows, such as the `s` of a plural, stays. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  authoris: 'authoriz',
  cancelled: 'canceled',
  cancelling: 'canceling',
  catalogue: 'catalog',
  centre: 'center',
  cheque: 'check',
  colour: 'color',
  'delivery note': 'packing slip',
  favour: 'favor',
  'freight forwarder': 'carrier',
  forwarder: 'carrier',
  grey: 'gray',
  labelled: 'labeled',
  licence: 'license',
  organis: 'organiz',
  postcode: 'ZIP code',
  recognis: 'recogniz',
}

/** Whole words. A phrase stands before the words that it is made of. */
const WORDS: Readonly<Record<string, string>> = {
  'excl. VAT': 'plus sales tax',
  'VAT number': 'tax ID',
  'VAT numbers': 'tax IDs',
  VAT: 'sales tax',
  article: 'item',
  articles: 'items',
  basket: 'cart',
  baskets: 'carts',
  'forgotten your password': 'forgot your password',
  fulfil: 'fulfill',
  'fixed phone': 'phone (landline)',
  shop: 'store',
  shops: 'stores',
  'state, province or region': 'state',
}

const AMERICAN = new Map(
  [...Object.entries(BEGINNINGS), ...Object.entries(WORDS)].map(([british, american]) => [
    british.toLowerCase(),
    american,
  ]),
)

/** Names of placeholders are no words, and neither are parts of an address or of code. */
const BRITISH = new RegExp(
  `(?<![{\\w./@-])(?:(?:${Object.keys(WORDS).join('|').replaceAll('.', '\\.')})(?![\\w}/@])|(?:${Object.keys(BEGINNINGS).join('|')}))`,
  'gi',
)

/** What stands before a sentence. */
const BEGIN = /(?:^|[.!?>])\s*$/

/** A text that is written for Europe, for readers in the US; other texts come out as they are. */
export const toAmerican = (text: string): string =>
  text
    .replace(BRITISH, (british, at: number) => {
      const american = AMERICAN.get(british.toLowerCase()) ?? british
      // Letters that are always capitals, such as VAT, say nothing about the first one but where a sentence begins.
      const isCapital = /^[A-Z][a-z]/.test(british) || (/^[A-Z]/.test(british) && BEGIN.test(text.slice(0, at)))
      return isCapital ? american.charAt(0).toUpperCase() + american.slice(1) : american
    })
    .replace(/(?<=\d|\}\})[ \u00a0]%/g, '%')
