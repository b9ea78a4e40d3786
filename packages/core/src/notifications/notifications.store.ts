/** What the supplier has to say to the account, and what of it was read. */
import { createStore } from 'zustand/vanilla'
import type { ReadStatus } from '../client/read-status'
import type { CallResult } from '../contract'
import * as notificationsCalls from '../contract/notifications'
import type { ShopError } from '../errors/shop-error'
import { defineFeature } from '../feature'
import { watchAccount } from '../session/watch-account'
import type { Shop } from '../shop.types'
import type { WithStore } from '../with-store'

/** The one type of notification there is (API-037). */
const TYPE = '1'

export type NotificationRow = CallResult<'notifications.list'>['rows'][number]

export interface NotificationsState extends ReadStatus {
  /** Newest first. */
  rows: readonly NotificationRow[]
  /** How many of `rows` are unread. */
  unread: number
}

export interface Notifications extends WithStore<NotificationsState> {
  /** Reads the list in the language of the moment; visitors have none (API-037, SITE-012). */
  load(): Promise<void>
  /** Remembers for the account that an entry was opened. */
  markRead(notificationId: number): Promise<void>
  /** Remembers the same of all that is shown, in one call. */
  markAllRead(): Promise<void>
}

type Home = Pick<Shop, 'client' | 'session' | 'sites' | 'i18n'>

function createNotifications({ client, session, sites, i18n }: Home): Notifications {
  const store = createStore<NotificationsState>(() => ({ status: 'idle', error: undefined, rows: [], unread: 0 }))
  let latest = 0
  const show = (rows: readonly NotificationRow[]) =>
    store.setState({ status: 'ready', error: undefined, rows, unread: rows.filter(row => !row.read).length })

  async function mark(isMeant: (row: NotificationRow) => boolean): Promise<void> {
    const { rows } = store.getState()
    const ids = rows.filter(row => isMeant(row) && !row.read).map(row => row.notificationId)
    if (ids.length === 0) return
    show(rows.map(row => (ids.includes(row.notificationId) ? { ...row, read: true } : row)))
    // Not worth a message: the entries are marked again another time.
    await client.call(notificationsCalls.read, { body: { ids } }, { silent: true }).catch(() => undefined)
  }

  watchAccount(session, () => {
    latest += 1
    store.setState(store.getInitialState())
  })

  return {
    store,
    load: async () => {
      if (!session.store.getState().isSignedIn) return show([])
      latest += 1
      const turn = latest
      if (store.getState().status !== 'ready') store.setState({ status: 'loading' })
      const query = {
        type: TYPE,
        orgId: sites.store.getState().orgId,
        language: i18n.store.getState().language,
      }
      try {
        const { rows } = await client.call(notificationsCalls.list, { query }, { silent: true })
        if (turn === latest) show(rows)
      } catch (error) {
        // What was read before stays in sight.
        if (turn === latest && store.getState().status !== 'ready')
          store.setState({ status: 'failed', error: error as ShopError })
      }
    },
    markRead: notificationId => mark(row => row.notificationId === notificationId),
    markAllRead: () => mark(() => true),
  }
}

/** The notifications of a shop, for the drawer and for the count beside its button. */
export const notificationsOf = defineFeature(createNotifications)
