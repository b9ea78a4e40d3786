/** What a line's status looks like: sign, colour and word. */
import { isOpenLine, isWrongLine, type LineStatus, type QuickOrderLine } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'
import { damageOf, piecesInReach } from '@cartwright/core/rules'
import {
  banIcon,
  circleCheckIcon,
  clockIcon,
  editIcon,
  forkIcon,
  type IconShape,
  octagonIcon,
  refreshIcon,
  ringIcon,
  triangleIcon,
} from '../icons/icons'
import type { Tone } from '../primitives/status'

type StateWord =
  | 'empty'
  | 'typing'
  | 'checking'
  | 'ready'
  | 'backOrder'
  | 'choose'
  | 'notFound'
  | 'replaced'
  | 'fix'
  | 'failed'

export const LINE_STATE: Record<LineStatus, { icon: IconShape; tone: Tone; word: StateWord }> = {
  empty: { icon: ringIcon, tone: 'neutral', word: 'empty' },
  typing: { icon: editIcon, tone: 'info', word: 'typing' },
  checking: { icon: refreshIcon, tone: 'neutral', word: 'checking' },
  ready: { icon: circleCheckIcon, tone: 'success', word: 'ready' },
  'back-order': { icon: clockIcon, tone: 'warning', word: 'backOrder' },
  choose: { icon: forkIcon, tone: 'info', word: 'choose' },
  unknown: { icon: octagonIcon, tone: 'danger', word: 'notFound' },
  replaced: { icon: banIcon, tone: 'neutral', word: 'replaced' },
  quantity: { icon: triangleIcon, tone: 'warning', word: 'fix' },
  failed: { icon: refreshIcon, tone: 'danger', word: 'failed' },
}

/** Ways to look at the list. */
export type LineFilter = 'all' | 'ready' | 'choose' | 'fix' | 'backOrder'

export const FILTERS: Record<LineFilter, (line: QuickOrderLine) => boolean> = {
  all: () => true,
  ready: line => line.status === 'ready',
  choose: line => line.status === 'choose',
  fix: isWrongLine,
  backOrder: line => line.status === 'back-order',
}

/** A strip below the line says what is wrong and how to correct it. */
export const needsAttention = (line: QuickOrderLine): boolean => line.status === 'back-order' || isOpenLine(line)

/** As many as there are keys; beyond that one searches. */
const MOST_CANDIDATES = 9
const NEAREST = 3

/** The parts that a strip offers, in the order of their keys Alt 1, Alt 2 … */
export const offeredParts = (line: QuickOrderLine): readonly Sku[] =>
  line.articles || (line.status === 'unknown' && damageOf(line.input))
    ? []
    : line.status === 'choose'
      ? line.candidates.slice(0, MOST_CANDIDATES)
      : line.status === 'unknown'
        ? line.candidates.slice(0, NEAREST)
        : []

/** What the field for the quantity shows: nothing in a line without an entry. */
export const shownQuantity = (line: QuickOrderLine | undefined): string => {
  if (!line || (line.status === 'empty' && line.qty === 1)) return ''
  return line.ambiguity?.entered ?? String(line.qty)
}

/** The quantities that a strip offers, in the order of their keys. */
export const offeredQuantities = (line: QuickOrderLine): readonly number[] =>
  line.status === 'quantity' ? (line.ambiguity?.choices.slice(0, MOST_CANDIDATES) ?? []) : []

/** Alt F has something to do. */
export const canFix = (line: QuickOrderLine): boolean => {
  if (line.articles) return true
  if (line.status === 'unknown') return offeredParts(line).length > 0
  if (line.status === 'replaced') return line.successor !== undefined
  return (
    offeredQuantities(line).length > 0 ||
    (line.status === 'back-order' && piecesInReach(line.part?.availability ?? null) > 0)
  )
}
