/** Files that the server makes for the reader. */
import type { CallInput, ReceivedFile } from '../contract'
import * as documentsCalls from '../contract/documents'
import { defineFeature } from '../feature'

export interface Documents {
  /**
   * Fetches a file whole; one that breaks off is none.
   * @throws ShopError with the reason of the server when it refuses
   * @source API-095
   */
  download(wanted: CallInput<'documents.download'>['body'], signal?: AbortSignal): Promise<ReceivedFile>
}

export const documentsOf = defineFeature(
  ({ client }): Documents => ({
    download: (wanted, signal) => client.call(documentsCalls.download, { body: wanted }, signal ? { signal } : {}),
  }),
)
