import type { ImportDraft } from '@cartwright/core'

/** What the import panel begins with: a file, or text that was pasted. Without either it asks. */
export type ImportSource = { file: File } | { text: string } | { draft: ImportDraft } | undefined
