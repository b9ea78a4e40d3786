import type { UploadEntry } from '@cartwright/core'
import { useTexts } from '../provider/use-texts'
import { orderFilesTexts } from './order-files.texts'

/** Why files still keep what they belong to back: what becomes of them is not left to chance. */
export function useFilesReason(files: readonly UploadEntry[]): string | undefined {
  const t = useTexts(orderFilesTexts)
  if (files.some(file => file.status === 'uploading')) return t('waitFirst')
  return files.some(file => file.status === 'failed') ? t('mendFirst') : undefined
}
