import type { SuggestedPart } from '@cartwright/core'
import type { SearchEntry } from '@cartwright/core/contract'

export type Suggestion = { kind: 'history'; entry: SearchEntry } | { kind: 'part'; part: SuggestedPart }
