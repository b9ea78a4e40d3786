/** How far an order has come, as exports, mails and notifications say it. */
import type { ProgressPart } from '@cartwright/core/contract'
import { progressSentence } from '@cartwright/core/rules'
import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import type { orderFormats } from './order-texts'
import { progressTexts } from './progress.texts'

/** Empty where nothing is known, and of a cancelled order. */
export function progressWords(
  parts: readonly ProgressPart[],
  language: Spoken,
  { locale, shortDay }: Pick<ReturnType<typeof orderFormats>, 'locale' | 'shortDay'>,
): string {
  const texts = textsIn(language, progressTexts)
  const number = (pieces: number) => pieces.toLocaleString(locale)
  return progressSentence(parts, {
    arrived: (arrived, pieces) => texts('arrived', { arrived: number(arrived), pieces: number(pieces) }),
    pending: ({ pieces, what, day }) => texts(what, { pieces: number(pieces), day: day === null ? '' : shortDay(day) }),
  })
}
