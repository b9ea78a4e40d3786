/** Files the server has, kept for a while and read back. */
import { listOf, number, object, string } from '../contract/shape'
import type { UploadedFile, Uploads } from './uploads.types'

/** Those the server has. */
export const uploadedFiles = ({ store }: Pick<Uploads, 'store'>): UploadedFile[] =>
  store.getState().entries.flatMap(({ fileId, name, size }) => (fileId === undefined ? [] : [{ fileId, name, size }]))

/** As they are kept; those that are something else are left out. */
export const uploadedFilesShape = listOf(object({ fileId: string, name: string, size: number }))
