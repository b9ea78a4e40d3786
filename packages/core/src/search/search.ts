/** Type-ahead, the address of the results, and the history. */
import * as catalogueCalls from '../contract/catalogue'
import { defineFeature, type Kernel } from '../feature'
import { TYPE_AHEAD_CHARS } from '../limits'
import { readDraft } from './search.draft'
import type { Search } from './search.types'
import { createSearchHistory } from './search-history'

const TYPE_AHEAD_PARTS = 8

/** The search of a shop. */
export const searchOf = defineFeature(createSearch)

function createSearch(kernel: Kernel): Search {
  const { client, session, drafts, now } = kernel
  const history = createSearchHistory(kernel)

  const search: Search = {
    suggest: prefix => {
      const typed = prefix.trim().toLowerCase()
      return session.store.getState().searchHistory.filter(entry => entry.keyword.toLowerCase().startsWith(typed))
    },
    loadHistory: history.loadHistory,
    forget: history.forget,
    pathOf: async entered => {
      const keyword = entered.trim()
      if (!keyword) return undefined
      // The history is a comfort: without it the search goes on.
      await history.remember(keyword).catch(() => undefined)
      return `/search?keyword=${encodeURIComponent(keyword)}&t=${now().getTime()}`
    },
    parts: async (text, signal) => {
      const keyword = text.trim()
      if (keyword.length < TYPE_AHEAD_CHARS) return []
      const query = { keyword, pageNum: 1, pageSize: TYPE_AHEAD_PARTS }
      const options = { silent: true, ...(signal ? { signal } : {}) }
      const { rows } = await client.call(catalogueCalls.query, { query }, options)
      if (rows.length > 0 || !/\d/.test(keyword)) return rows
      // A comfort: without an answer nothing is offered.
      const near = await client.call(catalogueCalls.nearest, { query: { keyword } }, options).catch(() => undefined)
      return (near?.parts ?? []).map(part => ({ ...part, isNear: true }))
    },
  }
  // A visitor, also one who has just signed out, has the history of this browser.
  const loadVisitor = () => session.setSearchHistory(readDraft(drafts))
  if (!session.store.getState().isSignedIn) loadVisitor()
  session.store.subscribe((after, before) => {
    if (before.isSignedIn && !after.isSignedIn) loadVisitor()
  })
  return search
}
