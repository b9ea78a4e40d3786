/** To whom a code was mailed last, and when another one can be asked for: outlives a reload and a step back (REGI-006). */
import { readKept } from '../contract/read-shape'
import { number, object, string } from '../contract/shape'
import type { ShopStorage } from '../shop.types'
import { loadDraft, saveDraft } from '../storage/day-draft'
import { tabDrafts } from '../storage/tab-drafts'

/** What a code is good for: one that was mailed for something else is no help. */
export type CodePurpose = 'registration' | 'confirmation' | 'reset' | 'binding'

const nameOf = (purpose: CodePurpose) => `cartwright sent code ${purpose}`

export interface SentCode {
  /** The address that the code was mailed to. */
  email: string
  /** Milliseconds since 1970. */
  waitsUntil: number
}

/** @param sent undefined when no answer is awaited any more */
export const keepSentCode = (
  drafts: ShopStorage,
  purpose: CodePurpose,
  sent: SentCode | undefined,
  now = new Date(),
): void => saveDraft(tabDrafts(drafts), nameOf(purpose), now, sent)

const sentShape = object({ email: string, waitsUntil: number })

/** Undefined when there is no wait, or it is over. */
export const readSentCode = (drafts: ShopStorage, purpose: CodePurpose, now = new Date()): SentCode | undefined =>
  loadDraft(tabDrafts(drafts), nameOf(purpose), now, kept => {
    const sent = readKept(sentShape, kept)
    return sent && sent.waitsUntil > now.getTime() ? sent : undefined
  })
