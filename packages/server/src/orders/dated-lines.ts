/** What events about the dates of an order hold. */
import type { Promised } from '@cartwright/core/contract'

/** `goods-arrived`: on the day that was promised, or before it. */
export const DATE_EVENTS = ['date-known', 'date-moved', 'goods-arrived'] as const
export type DateEvent = (typeof DATE_EVENTS)[number]

/** One line in the data of an event about dates. */
export interface DatedLine {
  lineId: number
  number: string
  promises: readonly Promised[]
  /** What was promised until then. */
  was: readonly Promised[]
}
