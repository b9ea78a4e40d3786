import type { ProgressPart } from '@cartwright/core/contract'
import { type PendingPieces, progressSentence } from '@cartwright/core/rules'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { orderWordsTexts } from './order-words.texts'

export interface ProgressWords {
  /** How far an order has come: "306 of 390 arrived, 84 expected 21 Dec"; empty where nothing is known, and of a cancelled order. */
  sentence: (parts: readonly ProgressPart[] | undefined) => string
  /** Pieces that have not arrived: "84 expected 21 Dec", "84: no date known yet". */
  pending: (pieces: PendingPieces) => string
}

/** How `progressSentence` is said here (N7). */
export function useProgressWords(): ProgressWords {
  const t = useTexts(orderWordsTexts)
  const { number, date } = useFormat()
  const pending = ({ pieces: qty, what, day }: PendingPieces) => {
    const pieces = number(qty)
    if (day === null) return what === 'underWay' ? t('piecesUnderWay', { pieces }) : t('piecesUnknown', { pieces })
    const words = { pieces, day: date(day, SHORT_DAY) }
    return what === 'expected' ? t('piecesExpected', words) : t('piecesLeaving', words)
  }
  const arrived = (some: number, pieces: number) =>
    t('piecesArrived', { arrived: number(some), pieces: number(pieces) })
  const sentence = (parts: readonly ProgressPart[] = []) => progressSentence(parts, { arrived, pending })
  return { sentence, pending }
}
