/** Makes the shops of the book: against the real backend, in memory, unknown to each other. */
import type { Shop } from '@cartwright/core'
import { widgetLocales } from '@cartwright/widgets'

/** A shop that has started. A story and a page of the book are one screen: its links lead nowhere. */
export async function makeShop(language: string, wire: typeof fetch = fetch): Promise<Shop> {
  const { createShop, memoryStorage } = await import('@cartwright/core')
  const shop = createShop({
    fetch: (input, init) => wire(input, init),
    navigate: () => undefined,
    apiBase: import.meta.env.STORYBOOK_API_BASE ?? '/prod-api',
    storage: memoryStorage(),
    drafts: memoryStorage(),
    language,
    // The first one waits for the server to start.
    timeoutMs: 280_000,
    channel: false,
  })
  shop.i18n.addLocales(widgetLocales)
  await shop.start()
  return shop
}
