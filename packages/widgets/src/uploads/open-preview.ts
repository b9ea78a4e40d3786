/** Shows a file of the reader in a tab of its own. */
import { endingOf } from '@cartwright/core/rules'

/** What browsers show. The type follows from the name: content that is something else is not run as a page. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** Until the new tab has surely read the address. */
const READ_MS = 60_000

/** Undefined for a file that browsers would only save. */
export const previewType = (name: string): string | undefined => TYPES[endingOf(name)]

export function openPreview(file: File): void {
  const url = URL.createObjectURL(new Blob([file], { type: previewType(file.name) ?? '' }))
  window.open(url, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(url), READ_MS)
}
