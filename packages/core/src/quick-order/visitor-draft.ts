/** The list of a visitor between visits: what was entered, kept for a day, and taken over by the account that signs in. */

import { isObject } from '../contract/is-object'
import { defineFeature, type Kernel } from '../feature'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { type Draft, toDraft } from './quick-order.draft'

const NAME = 'cartwright.visitor-list'

export type KeptLines = Draft['lines']

export interface KeptVisitorList {
  /** What was pasted or typed, as it was entered. */
  text: string
  /** None while the text is not read. */
  lines: KeptLines
}

/** The list that visitors have made in this browser. */
export const keptVisitorListOf = defineFeature(createKeptVisitorList)

function createKeptVisitorList({ drafts, now }: Kernel) {
  const read = () => loadDraft(drafts, NAME, now(), parse)
  return {
    /** Undefined when nothing is kept. */
    read,
    /** A list without lines and text is not kept. */
    save: (list: KeptVisitorList): void => saveDraft(drafts, NAME, now(), isNothing(list) ? undefined : list),
    /** The list, once: it belongs to an account now. */
    take(): KeptVisitorList | undefined {
      const list = read()
      drafts.remove(NAME)
      return list
    },
  }
}

const isNothing = ({ text, lines }: KeptVisitorList): boolean => lines.length === 0 && text.trim() === ''

function parse(value: unknown): KeptVisitorList | undefined {
  if (!isObject(value)) return undefined
  const list = { text: String(value.text ?? ''), lines: toDraft(value).lines }
  return isNothing(list) ? undefined : list
}
