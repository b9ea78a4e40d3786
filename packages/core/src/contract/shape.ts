/**
 * Shapes of answers as plain data. The client reads every answer by its shape (`contract/read-shape.ts`), types and documentation follow from
 * it. A few bytes each: a page carries the shapes of the calls it makes, and no schema library.
 */

declare const type: unique symbol

/** What an answer, or a part of it, looks like. `T` is its type after reading. */
export interface Shape<T = unknown> {
  readonly [type]?: T
  readonly kind:
    | 'string'
    | 'number'
    | 'boolean'
    | 'nothing'
    | 'missing'
    | 'oneOf'
    | 'nullable'
    | 'optional'
    | 'fallback'
    | 'list'
    | 'record'
    | 'object'
    | 'either'
    | 'lazy'
  /** Of a string, for the documentation. */
  readonly format?: 'date' | 'uuid'
  /** Of `nullable`, `optional`, `fallback`, `list` and `record`: what is inside. */
  readonly inner?: Shape
  /** Of an object: its fields by name. */
  readonly entries?: readonly (readonly [string, Shape])[]
  readonly values?: readonly string[]
  /** What counts in the place of `inner` where that is missing. */
  readonly instead?: unknown
  readonly options?: readonly Shape[]
  readonly get?: () => Shape
}

/** The type of what a shape describes. */
export type Read<S> = S extends Shape<infer T> ? T : never

export type Fields = Readonly<Record<string, Shape>>

export interface Optional<T> extends Shape<T | undefined> {
  readonly kind: 'optional'
}

type OptionalKeys<F> = { [K in keyof F]: F[K] extends { kind: 'optional' } ? K : never }[keyof F]
type ReadFields<F> = { -readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Read<F[K]> } & {
  -readonly [K in OptionalKeys<F>]?: Read<F[K]>
}
type Flat<T> = { [K in keyof T]: T[K] }

export const string: Shape<string> = { kind: 'string' }
export const number: Shape<number> = { kind: 'number' }
export const boolean: Shape<boolean> = { kind: 'boolean' }
/** The payload is unused: any answer is accepted. */
export const nothing: Shape<null> = { kind: 'nothing' }
/** Nothing but null: where null says something of its own, what cannot be read must not pass for it. */
export const missing: Shape<null> = { kind: 'missing' }
/** Decimal amount in the currency of the account: 12.5 means 12.50. */
export const amount = number
/** Day as `yyyy-MM-dd`. */
export const day: Shape<string> = { kind: 'string', format: 'date' }
export const uuid: Shape<string> = { kind: 'string', format: 'uuid' }

/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const V extends string>(values: readonly V[]): Shape<V> => ({ kind: 'oneOf', values })
/* @__NO_SIDE_EFFECTS__ */
export const nullable = <T>(inner: Shape<T>): Shape<T | null> => ({ kind: 'nullable', inner })
/* @__NO_SIDE_EFFECTS__ */
export const optional = <T>(inner: Shape<T>): Optional<T> => ({ kind: 'optional', inner })
/** A back end that leaves the value out is read as if it had answered `instead`. */
/* @__NO_SIDE_EFFECTS__ */
export const fallback = <T>(inner: Shape<T>, instead: NoInfer<T>): Shape<T> => ({ kind: 'fallback', inner, instead })
/** Text that a page can do without. */
export const textOrBlank: Shape<string> = { kind: 'fallback', inner: string, instead: '' }
/** Number that is 0 where it is missing. */
export const numberOrZero: Shape<number> = { kind: 'fallback', inner: number, instead: 0 }
/** Flag that is false where it is missing. */
export const flag: Shape<boolean> = { kind: 'fallback', inner: boolean, instead: false }
/* @__NO_SIDE_EFFECTS__ */
export const listOf = <T>(inner: Shape<T>): Shape<T[]> => ({ kind: 'list', inner })
/** Values by names that are data, such as part numbers. */
/* @__NO_SIDE_EFFECTS__ */
export const recordOf = <T>(inner: Shape<T>): Shape<Record<string, T>> => ({ kind: 'record', inner })
/* @__NO_SIDE_EFFECTS__ */
export const object = <const F extends Fields>(fields: F): Shape<Flat<ReadFields<F>>> => ({
  kind: 'object',
  entries: Object.entries(fields),
})
/** The first of them that fits. */
/* @__NO_SIDE_EFFECTS__ */
export const either = <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> => ({
  kind: 'either',
  options: [first, second],
})
/** A shape that holds itself. */
/* @__NO_SIDE_EFFECTS__ */
export const lazy = <T>(get: () => Shape<T>): Shape<T> => ({ kind: 'lazy', get })
