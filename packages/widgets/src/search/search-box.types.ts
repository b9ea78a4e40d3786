import type { SearchEntry, Sku } from '@cartwright/core/contract'

export type Suggestion = { kind: 'history'; entry: SearchEntry } | { kind: 'part'; part: Sku }
