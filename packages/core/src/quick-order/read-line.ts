/** What one entered text says beside the number: its quantity, and other articles. */
import {
  type AmbiguousQuantity,
  isPackWord,
  isPieceWord,
  type QuantityReading,
  readQuantity,
  toPlainText,
} from '../rules'
import { parseList } from './parse-list'

export interface EnteredLine {
  input: string
  /** Undefined where the text says none. */
  read: QuantityReading | undefined
}

/** Reads a text as a list of one line is read; undefined when it is a number and nothing else. */
export function readLine(text: string): { input: string; read: QuantityReading } | undefined {
  const { lines } = parseList(text)
  const [line] = lines
  if (!line || lines.length > 1) return undefined
  if (line.ambiguity) return { input: line.input, read: asked(line.ambiguity) }
  return line.quantity === '' ? undefined : { input: line.input, read: readQuantity(line.quantity) }
}

const asked = (ambiguity: AmbiguousQuantity): QuantityReading => ({ qty: ambiguity.choices[0] ?? 1, ambiguity })

const NOT_SAID: QuantityReading = asked({ entered: '', choices: [] })

/** What may stand between articles without meaning anything else. */
export const CONNECTIVES = /^(?:and|und|et|e|ed|i|oraz|y|en|plus|sowie|with|[-–—+&,;:/|.]*|[和与、]+)$/iu

/**
 * The lines that a text with several articles is. A quantity in front of the first one means that each stands in front of its
 * article, else each stands behind.
 * @param articles as they stand in the text, in its order
 * @returns `isSure` false when the text says anything else, so that the lines may be offered and not made
 */
export function splitAtArticles(text: string, articles: readonly string[]): { lines: EnteredLine[]; isSure: boolean } {
  const plain = toPlainText(text)
  let from = 0
  const gaps = articles.map(article => {
    const at = Math.max(from, plain.indexOf(article, from))
    const gap = plain.slice(from, at)
    from = at + article.length
    return gap
  })
  gaps.push(plain.slice(from))
  const inFront = /\d/.test(gaps[0] ?? '')
  const said = articles.map((_, at) => readGap(gaps[inFront ? at : at + 1] ?? ''))
  const loose = readGap(gaps[inFront ? articles.length : 0] ?? '')
  const quantities = said.map(({ quantity }) => quantity)
  // What stands on the other side of the outer article may be its quantity as well.
  const outer = inFront ? articles.length - 1 : 0
  // `TN-2420 & DR-2400 4` may mean four of each.
  const opposite = inFront ? 0 : articles.length - 1
  const shared = articles.length > 1 && quantities.every((text, at) => (text !== '') === (at === opposite))
  return {
    lines: articles.map((input, at) => {
      const { quantity = '', isClear = true } = said[at] ?? {}
      if (shared) return { input, read: askedAbout([quantities[opposite] ?? '']) }
      if (at === outer && loose.quantity !== '') return { input, read: askedAbout([quantity, loose.quantity]) }
      if (quantity === '') return { input, read: quantities.some(Boolean) ? NOT_SAID : undefined }
      return { input, read: isClear ? readQuantity(quantity) : askedAbout([quantity]) }
    }),
    isSure: said.every(gap => gap.isClear) && loose.isClear && loose.quantity === '',
  }
}

/** Each figure of the texts is a choice. */
function askedAbout(texts: readonly string[]): QuantityReading {
  const entered = texts.filter(text => text !== '').join('; ')
  const choices = (entered.match(/\d+/g) ?? []).map(figure => readQuantity(figure).qty)
  return asked({ entered, choices: [...new Set(choices)] })
}

/** The quantity between two articles. */
function readGap(gap: string): { quantity: string; isClear: boolean } {
  const words = gap.split(/[\s,;()]+/).filter(word => word !== '' && !CONNECTIVES.test(word))
  const quantity = words.filter(word => /\d/.test(word) || isUnit(word)).join(' ')
  const isClear =
    words.every(word => /^[x×*]?\d+[x×*]?$/iu.test(word) || isUnit(word)) && words.filter(hasDigit).length <= 1
  return { quantity: hasDigit(quantity) ? quantity : '', isClear }
}

const hasDigit = (text: string) => /\d/.test(text)
const isUnit = (word: string) => isPieceWord(word) || isPackWord(word)
