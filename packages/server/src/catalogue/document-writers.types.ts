import type { CallRead } from '@cartwright/core/contract'
import type { FileAnswer } from '../http/handler'
import type { RequestContext } from './request-context'

type Wanted = CallRead<'documents.download'>['body']

/** The documents that a feature writes, by their type. Who may read what is in a document decides its writer. */
export type DocumentWriters<T extends Wanted['type']> = {
  readonly [K in T]: (scope: RequestContext, wanted: Extract<Wanted, { type: K }>) => FileAnswer | Promise<FileAnswer>
}
