/** What the accounts of the company have done, for its main accounts: by person and kind, the newest first (ACC-014). */
import { createStore } from 'zustand/vanilla'
import type { ReadStatus } from '../client/read-status'
import type { Activity, ActivityKind } from '../contract'
import * as accountCalls from '../contract/account'
import { defineFeature, type Kernel } from '../feature'
import type { WithStore } from '../with-store'
import { createSignedInRead } from './signed-in-read'

export interface ActivityFilter {
  /** Of the company's accounts; all when missing. */
  accountId?: number | undefined
  /** All when missing. */
  kind?: ActivityKind | undefined
}

export interface ActivityState extends ReadStatus {
  /** As `show` was given it; empty for everything. */
  filter: ActivityFilter
  /** Newest first. */
  rows: readonly Activity[]
  /** There are older rows, for `loadMore`. */
  hasMore: boolean
  /** Older rows are on their way. */
  isLoadingMore: boolean
}

export interface CompanyActivity extends WithStore<ActivityState> {
  /** Reads the newest rows. Never rejects. */
  load(): Promise<void>
  /** Shows what matches, from its newest row. Never rejects. */
  show(filter: ActivityFilter): Promise<void>
  /** Adds the rows before the last one. Never rejects: a failure is shown by the messages. */
  loadMore(): Promise<void>
}

function createActivity(shop: Kernel): CompanyActivity {
  const { client, messages, i18n, onDestroy } = shop
  const store = createStore<ActivityState>(() => ({
    status: 'idle',
    error: undefined,
    filter: {},
    rows: [],
    hasMore: false,
    isLoadingMore: false,
  }))

  const query = () => {
    const { accountId, kind } = store.getState().filter
    return { ...(accountId !== undefined && { accountId }), ...(kind !== undefined && { kind }) }
  }

  const { load } = createSignedInRead<ActivityState>(shop, store, {
    read: async signal => {
      const { rows, hasMore } = await client.call(accountCalls.activity, { query: query() }, { signal, silent: true })
      return { rows, hasMore, isLoadingMore: false }
    },
  })

  // What was done is said by the server.
  onDestroy(
    i18n.store.subscribe((now, before) => {
      if (now.language !== before.language && store.getState().status === 'ready') void load()
    }),
  )

  return {
    store,
    load,
    show: filter => {
      store.setState({ filter, status: 'loading' })
      return load()
    },
    loadMore: async () => {
      const { rows, hasMore, isLoadingMore } = store.getState()
      const before = rows.at(-1)?.activityId
      if (!hasMore || isLoadingMore || before === undefined) return
      store.setState({ isLoadingMore: true })
      try {
        const more = await client.call(accountCalls.activity, { query: { ...query(), before } }, { silent: true })
        // Another filter, language or account was chosen meanwhile.
        if (store.getState().rows !== rows) return
        store.setState({ rows: [...rows, ...more.rows], hasMore: more.hasMore })
      } catch (error) {
        await messages.showError(error)
      } finally {
        store.setState({ isLoadingMore: false })
      }
    },
  }
}

/** The activity of the company of a shop. */
export const activityOf = defineFeature(createActivity)
