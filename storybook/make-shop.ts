/** Makes the shops of the book: against the real server, in memory, unknown to each other. */
import type { Shop } from '@cartwright/core'

const { PROD, STORYBOOK_API_BASE } = import.meta.env

/** A built book has its server in the browser, where none is named. `npm run storybook` has it behind the same address. */
const isAlone = PROD && STORYBOOK_API_BASE === undefined

const loadWire = () => import('./server-in-browser/wire')

/** Asks the server of the book. */
export const shopFetch: typeof fetch = async (input, init) =>
  isAlone ? (await loadWire()).fetchInBrowser(input, init) : fetch(input, init)

/** A shop that has started. A story and a page of the book are one screen: its links lead nowhere. */
export async function makeShop(language: string, wire: typeof fetch = shopFetch): Promise<Shop> {
  const { createShop, memoryStorage } = await import('@cartwright/core')
  const { widgetLocales } = await import('../packages/widgets/src/locales')
  const alone = isAlone ? await loadWire() : undefined
  const shop = createShop({
    fetch: (input, init) => wire(input, init),
    navigate: () => undefined,
    apiBase: STORYBOOK_API_BASE ?? '/prod-api',
    storage: memoryStorage(),
    drafts: memoryStorage(),
    language,
    // The first one waits for the server to start.
    timeoutMs: 280_000,
    channel: false,
    // Dates are compared with those of the data.
    ...(alone && { now: alone.nowInBrowser }),
  })
  if (alone) shop.client.fileUrl = alone.fileUrlInBrowser
  shop.i18n.addLocales(widgetLocales)
  await shop.start()
  return shop
}
