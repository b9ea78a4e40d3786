/** Files the server has, kept for a while and read back. */
import { isObject } from '../is-object'
import type { UploadedFile, Uploads } from './uploads.types'

/** Those the server has. */
export const uploadedFiles = ({ store }: Pick<Uploads, 'store'>): UploadedFile[] =>
  store.getState().entries.flatMap(({ fileId, name, size }) => (fileId === undefined ? [] : [{ fileId, name, size }]))

/** Those of a list out of a storage that are what they have to be. */
export const toUploadedFiles = (kept: unknown): UploadedFile[] =>
  Array.isArray(kept) ? kept.filter(isUploadedFile) : []

const isUploadedFile = (value: unknown): value is UploadedFile =>
  isObject(value) &&
  typeof value.fileId === 'string' &&
  typeof value.name === 'string' &&
  typeof value.size === 'number'
