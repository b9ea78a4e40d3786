/** Type-ahead and the way to the results; what keeps the history is loaded with it. */

import type { Client } from '../client/client.types'
import * as catalogueCalls from '../contract/catalogue.calls'
import { TYPE_AHEAD_CHARS } from '../limits'
import { loadLater } from '../load-later'
import type { Messages } from '../messages/messages.types'
import type { SessionInternal } from '../session/session.types'
import type { Shop, ShopStorage } from '../shop.types'
import { SEARCHES } from './search.draft'
import type { Search } from './search.types'

export interface SearchContext {
  client: Client
  session: SessionInternal
  messages: Messages
  drafts: ShopStorage
  navigate: Shop['navigate']
  now: () => Date
}

const TYPE_AHEAD_PARTS = 8

export function createSearch(context: SearchContext): Search {
  const { client, session, messages, drafts, navigate, now } = context
  const history = loadLater(
    async () => (await import('./search-history')).createSearchHistory(context),
    ['remember', 'forget', 'loadHistory'],
    error => messages.showError(error).then(() => Promise.reject(error)),
  )

  const search: Search = {
    suggest: prefix => {
      const typed = prefix.trim().toLowerCase()
      return session.store.getState().searchHistory.filter(entry => entry.keyword.toLowerCase().startsWith(typed))
    },
    loadHistory: async () => {
      // Most visitors have none.
      if (session.store.getState().isSignedIn || drafts.get(SEARCHES)) await history.loadHistory()
      else session.setSearchHistory([])
    },
    forget: searchId => history.forget(searchId),
    open: async entered => {
      const keyword = entered.trim()
      if (!keyword) return
      // The history is a comfort: without it the search goes on.
      await history.remember(keyword).catch(() => undefined)
      navigate(`/search?keyword=${encodeURIComponent(keyword)}&t=${now().getTime()}`)
    },
    parts: async (text, signal) => {
      const keyword = text.trim()
      if (keyword.length < TYPE_AHEAD_CHARS) return []
      const query = { keyword, pageNum: 1, pageSize: TYPE_AHEAD_PARTS }
      const page = await client.call(catalogueCalls.query, { query }, { silent: true, ...(signal ? { signal } : {}) })
      return page.rows
    },
  }
  // Whoever signs out is a visitor again, with the history of this browser.
  session.store.subscribe((after, before) => {
    if (before.isSignedIn && !after.isSignedIn) search.loadHistory().catch(() => undefined)
  })
  return search
}
