/** Labels of primitives, in the reader's language. */
import type { AmbiguousQuantity } from '@cartwright/core/rules'
import { commonTexts } from './common.texts'
import { useFormat, useTexts } from './use-texts'

/** What a `<Quantity>` says. */
export interface QuantityLabels {
  label: string
  lessLabel: string
  moreLabel: string
  ambiguityLabel: (ambiguity: AmbiguousQuantity) => string
  choiceLabel: (pieces: number) => string
}

/** Labels of a `<Quantity>` for a part number; spread them into it. */
export function useQuantityLabels(): (partNumber: string) => QuantityLabels {
  const t = useTexts(commonTexts)
  const { number: choiceLabel } = useFormat()
  const ambiguityLabel = useAmbiguityLabel()
  return partNumber => ({
    label: t('quantityOf', { number: partNumber }),
    lessLabel: t('oneLess'),
    moreLabel: t('oneMore'),
    ambiguityLabel,
    choiceLabel: pieces => choiceLabel(pieces),
  })
}

/** Nothing but a number, or nothing of one: it is understood, and cannot be ordered. */
const IS_UNDERSTOOD = /^(?:[-+\d.,'’\s]*|\D*)$/

/** The question that an unclear quantity raises, in one sentence. */
export function useAmbiguityLabel(): (ambiguity: AmbiguousQuantity) => string {
  const t = useTexts(commonTexts)
  const { number } = useFormat()
  return ({ entered, choices: [first, second] }) => {
    if (first !== undefined && second !== undefined) {
      return t('quantityAmbiguous', { entered, first: number(first), second: number(second) })
    }
    // It can be read and ordered; what is open is whether it stands for the quantity.
    if (first !== undefined && entered === String(first)) return t('quantityAsked', { n: number(first) })
    return t(IS_UNDERSTOOD.test(entered) ? 'quantityNone' : 'quantityUnclear', { entered })
  }
}
