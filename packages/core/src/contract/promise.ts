/** When pieces leave the warehouse: what a buyer is promised. */
import { listOf, nullable, number, object, type Read, type Shape, string } from './shape'

/** A day as `yyyy-MM-dd`. */
export type Day = string

/** `now`: from the own warehouse; `72h`: from another one of the region; a day: when more arrive; `unknown`. */
export type When = 'now' | '72h' | 'unknown' | Day

export const whenShape: Shape<When> = string

/** Some pieces of a line. */
export const promisedShape = object({
  /** Number of pieces. */
  qty: number,
  /** When they leave the warehouse: `now`, `72h`, a day as `yyyy-MM-dd`, or `unknown`. */
  when: whenShape,
  /** Code of the warehouse that they come from; null where it is not known. */
  warehouse: nullable(string),
})

/** A line in parts, the earliest first; together they are its quantity. */
export const promisesShape = listOf(promisedShape)

export type Promised = Read<typeof promisedShape>
