/** Search history, type-ahead, and the way to the results. */
import type { Client } from '../client/client.types'
import type { SearchEntry } from '../contract'
import { TYPE_AHEAD_CHARS } from '../limits'
import type { SessionInternal } from '../session/session.types'
import type { Shop, ShopStorage } from '../shop.types'
import type { Search } from './search.types'

export interface SearchContext {
  client: Client
  session: SessionInternal
  drafts: ShopStorage
  navigate: Shop['navigate']
  now: () => Date
}

const HISTORY_LENGTH = 10
const TYPE_AHEAD_PARTS = 8
/** Visitors keep their own history, in their own browser (API-041). */
const DRAFT = 'cartwright.searches'
const UNKNOWN_ID = 0

export function createSearch({ client, session, drafts, navigate, now }: SearchContext): Search {
  const state = () => session.store.getState()
  let remembering: Promise<unknown> = Promise.resolve()

  function readDraft(): readonly SearchEntry[] {
    try {
      const kept: unknown = JSON.parse(drafts.get(DRAFT) ?? '[]')
      return Array.isArray(kept)
        ? kept
            .filter((keyword): keyword is string => typeof keyword === 'string')
            .map((keyword, index) => ({ searchId: index + 1, keyword, custnum: -1 }))
        : []
    } catch {
      return []
    }
  }

  function keep(entries: readonly SearchEntry[]): void {
    if (!state().isSignedIn) drafts.set(DRAFT, JSON.stringify(entries.map(entry => entry.keyword)))
    session.setSearchHistory(entries)
  }

  /** A repeated keyword is listed once, newest first (API-042). */
  function remember(keyword: string): void {
    const { custnum, searchHistory, isSignedIn } = state()
    const others = searchHistory.filter(entry => entry.keyword.toLowerCase() !== keyword.toLowerCase())
    const entries = [{ searchId: UNKNOWN_ID, keyword, custnum }, ...others].slice(0, HISTORY_LENGTH)
    keep(isSignedIn ? entries : entries.map(renumber))
    const sent = client.call('search.remember', { body: { custnum, keyword } }, { silent: true })
    // The history is a comfort: a failure to keep it must not disturb the search.
    remembering = sent.then(() => (isSignedIn ? search.loadHistory() : undefined)).catch(() => undefined)
  }

  /** An entry just made has no id until the server has told it. */
  async function idOf(entry: SearchEntry): Promise<number> {
    if (entry.searchId !== UNKNOWN_ID) return entry.searchId
    await remembering
    const told = state().searchHistory.find(({ keyword }) => keyword === entry.keyword)
    session.setSearchHistory(state().searchHistory.filter(other => other !== told))
    return told?.searchId ?? UNKNOWN_ID
  }

  const search: Search = {
    suggest: prefix => {
      const typed = prefix.trim().toLowerCase()
      return state().searchHistory.filter(entry => entry.keyword.toLowerCase().startsWith(typed))
    },
    loadHistory: async () => {
      const { token, isSignedIn, custnum } = state()
      if (!isSignedIn) {
        session.setSearchHistory(readDraft())
        return
      }
      const entries = await client.call('search.history', { query: { custnum } }, { silent: true })
      if (state().token === token) session.setSearchHistory(entries ?? [])
    },
    forget: async searchId => {
      const { searchHistory: before, isSignedIn, token } = state()
      const gone = before.find(entry => entry.searchId === searchId)
      if (!gone) return
      keep(before.filter(entry => entry !== gone))
      if (!isSignedIn) return
      try {
        await client.call('search.forget', { params: { id: await idOf(gone) } })
      } catch (error) {
        if (state().token === token) session.setSearchHistory(before)
        throw error
      }
    },
    open: entered => {
      const keyword = entered.trim()
      if (!keyword) return
      remember(keyword)
      navigate(`/search?keyword=${encodeURIComponent(keyword)}&t=${now().getTime()}`)
    },
    parts: async (text, signal) => {
      const keyword = text.trim()
      if (keyword.length < TYPE_AHEAD_CHARS) return []
      const query = { keyword, pageNum: 1, pageSize: TYPE_AHEAD_PARTS }
      const page = await client.call('catalogue.query', { query }, { silent: true, ...(signal ? { signal } : {}) })
      return page.rows
    },
  }
  // Whoever signs out is a visitor again, with the history of this browser.
  session.store.subscribe((after, before) => {
    if (before.isSignedIn && !after.isSignedIn) session.setSearchHistory(readDraft())
  })
  return search
}

const renumber = (entry: SearchEntry, index: number) => ({ ...entry, searchId: index + 1 })
