/** Types of every call, derived from its inputs and the shape of its answer. */
import type * as v from 'valibot'
import type { CallName, CallNamed, InputOf } from './call-table'
import type { Read } from './shape'

type PartOf<N extends CallName, P extends string> =
  InputOf<N> extends {
    readonly [K in P]: infer S extends v.GenericSchema
  }
    ? S
    : never

/** A query or path parameter as the caller writes it; the wire carries text. */
type Sent<T> = { [K in keyof T]: T[K] | number }

/** What a caller of `N` sends. Numbers are allowed wherever the wire carries digits. */
export type CallInput<N extends CallName> = ([PartOf<N, 'params'>] extends [never]
  ? unknown
  : { params: Sent<v.InferInput<PartOf<N, 'params'>>> }) &
  ([PartOf<N, 'query'>] extends [never] ? unknown : { query: Sent<v.InferInput<PartOf<N, 'query'>>> }) &
  ([PartOf<N, 'body'>] extends [never] ? unknown : { body: v.InferInput<PartOf<N, 'body'>> })

/** What the server's handler of `N` reads, after validation. */
export interface CallRead<N extends CallName> {
  params: [PartOf<N, 'params'>] extends [never] ? undefined : v.InferOutput<PartOf<N, 'params'>>
  query: [PartOf<N, 'query'>] extends [never] ? undefined : v.InferOutput<PartOf<N, 'query'>>
  body: [PartOf<N, 'body'>] extends [never] ? undefined : v.InferOutput<PartOf<N, 'body'>>
}

type Payload<N extends CallName> = Read<CallNamed<N>['result']>

/** A page of a list: `total` counts all rows of the filter. */
export interface Page<T> {
  rows: T[]
  total: number
}

/** A file as a caller gets it. */
export interface ReceivedFile {
  /** As the server calls it. */
  name: string
  content: Blob
}

/** What a caller of `N` gets back. */
export type CallResult<N extends CallName> = CallNamed<N>['answer'] extends 'rows'
  ? Page<Payload<N>>
  : CallNamed<N>['answer'] extends 'file'
    ? ReceivedFile
    : Payload<N>
