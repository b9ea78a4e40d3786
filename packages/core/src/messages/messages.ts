/** What the shop has to say. */
import { createStore } from 'zustand/vanilla'
import { CODE } from '../contract/codes'
import { isShopError, type ShopError } from '../errors/shop-error'
import { coreTexts } from '../i18n/core-texts'
import type { I18n } from '../i18n/i18n.types'
import { NETWORK_MESSAGE_MS } from '../limits'
import type { Message, Messages } from './messages.types'

const SHOWN_MS = { success: 4_000, info: 5_000, warning: 8_000, error: 5_000, notification: 8_000 } as const

export function createMessages({ i18n }: { i18n: I18n }): Messages {
  const store = createStore<{ items: readonly Message[] }>(() => ({ items: [] }))
  let lastId = 0

  const show: Messages['show'] = ({ durationMs, ...message }) => {
    const same = store.getState().items.find(item => item.kind === message.kind && item.text === message.text)
    if (same) return same.id
    const item = { ...message, id: ++lastId, durationMs: durationMs ?? SHOWN_MS[message.kind] }
    store.setState(({ items }) => ({ items: [...items, item] }))
    return item.id
  }

  return {
    store,
    show,
    dismiss: id => store.setState(({ items }) => ({ items: items.filter(item => item.id !== id) })),
    showError: thrown => {
      if (!isShopError(thrown)) {
        show({ kind: 'error', text: i18n.text(coreTexts, 'error.unknown') })
        return
      }
      const message = describe(thrown, i18n)
      if (message) show(message)
    },
  }
}

/**
 * How a failure is shown; undefined for those that have a dialog of their own or that the buyer wanted.
 * @source ERR-001 to ERR-010
 */
function describe(error: ShopError, i18n: I18n): Parameters<Messages['show']>[0] | undefined {
  const said = error.at.msg
  switch (error.kind) {
    case 'aborted':
    case 'signed-out':
      return undefined
    case 'network': {
      const { status } = error.at
      const text = status ? i18n.text(coreTexts, 'error.status', { status }) : i18n.text(coreTexts, 'error.network')
      return { kind: 'error', text, durationMs: NETWORK_MESSAGE_MS }
    }
    case 'timeout':
      return { kind: 'error', text: i18n.text(coreTexts, 'error.timeout'), durationMs: NETWORK_MESSAGE_MS }
    case 'forbidden':
      return { kind: 'notification', text: i18n.text(coreTexts, 'error.forbidden') }
    case 'not-found':
      return { kind: 'notification', text: said || i18n.text(coreTexts, 'error.not-found') }
    case 'malformed':
      return { kind: 'error', text: i18n.text(coreTexts, 'error.malformed') }
    case 'server':
    case 'invalid':
    case 'refused':
    case 'captcha-needed':
    case 'too-many':
    case 'order-changed':
      return {
        kind: error.at.code === CODE.FAILED ? 'error' : 'notification',
        text: said || i18n.text(coreTexts, 'error.unknown'),
      }
  }
}
