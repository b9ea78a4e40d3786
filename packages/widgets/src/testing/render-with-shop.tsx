/** Draws a widget with a shop of its own against the test server. */
import { createShop, type Shop, type ShopOptions } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { inject, onTestFinished } from 'vitest'
import { widgetLocales } from '../locales'
import { ShopProvider } from '../provider/shop-provider'

/** A shop that talks to the server of this run and shares nothing with other tests. It is taken down with the test. */
export function makeTestShop(options: ShopOptions = {}): Shop {
  const shop = createShop({
    apiBase: inject('apiBase'),
    storage: memoryStorage(),
    drafts: memoryStorage(),
    language: 'en',
    channel: false,
    ...options,
    fetch: fromOwnAddress(options.fetch),
  })
  shop.i18n.addLocales(widgetLocales)
  onTestFinished(() => shop.destroy())
  return shop
}

/**
 * Tests of a run share a server, which counts mails and failures by address: each shop comes from an address of its own, as its
 * proxy tells. A real browser would ask the server first whether it may send the header.
 */
function fromOwnAddress(send: typeof fetch = (input, init) => fetch(input, init)): typeof fetch {
  if (!('happyDOM' in window)) return send
  const address = `2001:db8:${hex()}:${hex()}::1`
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', address)
    return send(input, { ...init, headers: Object.fromEntries(headers) })
  }
}

const hex = () => Math.floor(Math.random() * 0xffff).toString(16)

export interface RenderedWithShop extends RenderResult {
  shop: Shop
}

/**
 * @param prepare runs before the first drawing, for example to sign in
 * @returns what Testing Library returns, and the shop
 */
export async function renderWithShop(
  widget: ReactElement,
  { prepare, ...options }: ShopOptions & { prepare?: (shop: Shop) => Promise<unknown> } = {},
): Promise<RenderedWithShop> {
  const shop = makeTestShop(options)
  await shop.start()
  await prepare?.(shop)
  // Kept by hand: Preact's act() hands nothing on.
  let result: RenderResult | undefined
  await act(async () => {
    result = render(<ShopProvider shop={shop}>{widget}</ShopProvider>)
  })
  if (!result) throw new Error('nothing was drawn')
  return { ...result, shop }
}
