/** What the message area says of a failure. */
import { isShopError, type ShopError } from '../errors/shop-error'
import { coreTexts } from '../i18n/core.texts'
import type { I18n } from '../i18n/i18n.types'
import { NETWORK_MESSAGE_MS } from '../limits'
import type { Messages } from './messages.types'

/**
 * How a failure is shown, other than one that was wanted or that has a dialog of its own.
 * @source ERR-001 to ERR-010
 */
export function describeFailure(error: unknown, i18n: I18n): Parameters<Messages['show']>[0] {
  if (!isShopError(error)) return { kind: 'error', text: i18n.text(coreTexts, 'error.unknown') }
  const said = error.at.msg
  switch (error.kind) {
    case 'timeout':
    case 'network':
      return { kind: 'error', text: noAnswer(error, i18n), durationMs: NETWORK_MESSAGE_MS }
    case 'forbidden':
      return { kind: 'notification', text: i18n.text(coreTexts, 'error.forbidden') }
    case 'not-found':
      return { kind: 'notification', text: said || i18n.text(coreTexts, 'error.not-found') }
    case 'malformed':
      return { kind: 'error', text: i18n.text(coreTexts, error.at.lost ? 'error.incomplete' : 'error.malformed') }
    default:
      return {
        kind: error.kind === 'server' ? 'error' : 'notification',
        text: said || i18n.text(coreTexts, 'error.unknown'),
      }
  }
}

function noAnswer({ kind, at }: ShopError, i18n: I18n): string {
  if (at.status) return i18n.text(coreTexts, 'error.status', { status: at.status })
  // What is no answer to a call is a file that did not arrive.
  if (!at.call) return i18n.text(coreTexts, 'error.part')
  return i18n.text(coreTexts, kind === 'timeout' ? 'error.timeout' : 'error.network')
}
