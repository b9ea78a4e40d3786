/** The search history: changing it, and keeping that of visitors. */
import type { SearchEntry } from '../contract'
import * as searchCalls from '../contract/search'
import type { Kernel } from '../feature'
import { readDraft, writeDraft } from './search.draft'

const HISTORY_LENGTH = 10
const UNKNOWN_ID = 0

export function createSearchHistory({ client, session, drafts }: Kernel) {
  const state = () => session.store.getState()
  let remembering: Promise<unknown> = Promise.resolve()

  /** A visitor's as it is kept now: another tab may have added to it. */
  const known = () => (state().isSignedIn ? state().searchHistory : readDraft(drafts))

  function keep(entries: readonly SearchEntry[]): void {
    if (!state().isSignedIn) writeDraft(drafts, entries)
    session.setSearchHistory(entries)
  }

  /** A repeated keyword is listed once, newest first (API-042). */
  async function remember(keyword: string): Promise<void> {
    const { custnum, isSignedIn } = state()
    const others = known().filter(entry => entry.keyword.toLowerCase() !== keyword.toLowerCase())
    const entries = [{ searchId: UNKNOWN_ID, keyword, custnum }, ...others].slice(0, HISTORY_LENGTH)
    keep(isSignedIn ? entries : entries.map(renumber))
    const sent = client.call(searchCalls.remember, { body: { custnum, keyword } }, { silent: true })
    // The history is a comfort: a failure to keep it must not disturb the search.
    remembering = sent.then(() => (isSignedIn ? loadHistory() : undefined)).catch(() => undefined)
  }

  /** An entry just made has no id until the server has sent it. */
  async function idOf(entry: SearchEntry): Promise<number> {
    if (entry.searchId !== UNKNOWN_ID) return entry.searchId
    await remembering
    const sent = state().searchHistory.find(({ keyword }) => keyword === entry.keyword)
    session.setSearchHistory(state().searchHistory.filter(other => other !== sent))
    return sent?.searchId ?? UNKNOWN_ID
  }

  async function loadHistory(): Promise<void> {
    const { token, isSignedIn, custnum } = state()
    if (!isSignedIn) return session.setSearchHistory(readDraft(drafts))
    const entries = await client.call(searchCalls.history, { query: { custnum } }, { silent: true })
    if (state().token === token) session.setSearchHistory(entries)
  }

  return {
    remember,
    loadHistory,
    forget: async (searchId: number) => {
      const { searchHistory: before, isSignedIn, token } = state()
      const gone = before.find(entry => entry.searchId === searchId)
      if (!gone) return
      keep(known().filter(entry => entry.keyword !== gone.keyword))
      if (!isSignedIn) return
      try {
        await client.call(searchCalls.forget, { params: { id: await idOf(gone) } })
      } catch (error) {
        if (state().token === token) session.setSearchHistory(before)
        throw error
      }
    },
  }
}

const renumber = (entry: SearchEntry, index: number) => ({ ...entry, searchId: index + 1 })
