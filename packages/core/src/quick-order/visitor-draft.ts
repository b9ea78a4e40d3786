/** The list of a visitor between visits: what was entered, kept for a day, and taken over by the account that signs in. */

import { isObject } from '../contract/is-object'
import { defineFeature, type Kernel } from '../feature'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { type Draft, toDraft } from './quick-order.draft'

const NAME = 'cartwright.visitor-list'

export type KeptLines = Draft['lines']

export interface KeptVisitorList {
  /** What was pasted, as it was pasted. */
  text: string
  lines: KeptLines
}

/** The list that visitors have made in this browser. */
export const keptVisitorListOf = defineFeature(createKeptVisitorList)

function createKeptVisitorList({ drafts, now }: Kernel) {
  const read = () => loadDraft(drafts, NAME, now(), parse)
  return {
    /** Undefined when no line is kept. */
    read,
    /** A list without lines is not kept. */
    save: ({ text, lines }: KeptVisitorList): void =>
      saveDraft(drafts, NAME, now(), lines.length === 0 ? undefined : { text, lines }),
    /** The lines, once: they belong to an account now. */
    take(): KeptLines {
      const lines = read()?.lines ?? []
      drafts.remove(NAME)
      return lines
    },
  }
}

function parse(value: unknown): KeptVisitorList | undefined {
  if (!isObject(value)) return undefined
  const { lines } = toDraft(value)
  return lines.length === 0 ? undefined : { text: String(value.text ?? ''), lines }
}
