/** What the shop has to say. */
import { createStore } from 'zustand/vanilla'
import { isShopError } from '../errors/shop-error'
import type { I18n } from '../i18n/i18n.types'
import { NETWORK_MESSAGE_MS } from '../limits'
import { describeFailure } from './describe-failure'
import type { Messages, MessagesState } from './messages.types'

const SHOWN_MS = {
  success: 4_000,
  info: 5_000,
  warning: 8_000,
  error: NETWORK_MESSAGE_MS,
  notification: 8_000,
} as const

/** Messages that can still be read after they have left. */
const PAST = 20

/** What fails thirty times at once is said once. */
const MOMENT_MS = 1_000

export function createMessages({ i18n }: { i18n: I18n }): Messages {
  const store = createStore<MessagesState>(() => ({ items: [], past: [] }))
  let lastId = 0

  const show: Messages['show'] = ({ durationMs, ...message }) => {
    const at = Date.now()
    const { items, past } = store.getState()
    const same = items.find(item => item.kind === message.kind && item.text === message.text)
    if (same && at - same.at < MOMENT_MS) return same.id
    // What can be done about it needs as long as the reader needs (WCAG 2.2.1).
    const shownMs = message.action ? 0 : (durationMs ?? SHOWN_MS[message.kind])
    const item = { ...message, at, id: ++lastId, durationMs: shownMs }
    store.setState({ items: [...items.filter(other => other !== same), item], past: [...past, item].slice(-PAST) })
    return item.id
  }

  return {
    store,
    show,
    dismiss: id => store.setState(({ items }) => ({ items: items.filter(item => item.id !== id) })),
    leavePage: () =>
      store.setState(({ items }) => ({
        items: items.map(item => (item.action ? { ...item, durationMs: SHOWN_MS[item.kind] } : item)),
      })),
    showError: async thrown => {
      if (isShopError(thrown, 'aborted') || isShopError(thrown, 'signed-out')) return
      show(describeFailure(thrown, i18n))
    },
  }
}
