// @vitest-environment happy-dom
/** What a server has drawn is taken over in the browser as it stands, no matter who reads. */
import { createShop, memoryStorage, type Shop } from '@cartwright/core'
import { act, type ComponentProps, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Cart, CartButton, QuickOrder, ShopProvider } from './index'

const shopOf = (cookies: Record<string, string> = {}) => {
  const storage = memoryStorage()
  for (const [name, value] of Object.entries(cookies)) storage.set(name, value)
  return createShop({
    apiBase: 'https://shop.example/prod-api',
    storage,
    drafts: memoryStorage(),
    channel: false,
    fetch: () => new Promise<Response>(() => undefined),
  })
}
const widgets = [QuickOrder, Cart, CartButton].map(widget => createElement(widget, { key: widget.name }))
const page = (shop: Shop) => createElement(ShopProvider, { shop } as ComponentProps<typeof ShopProvider>, ...widgets)

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['a visitor', {}],
  ['a reader who is signed in already, in German', { 'Client-Token': 'a.b.c', client_language: 'de' }],
])('the page of %s is hydrated without an error', async (_, cookies) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const box = document.createElement('div')
  box.innerHTML = renderToString(page(shopOf()))
  const shop = shopOf(cookies)
  expect(shop.session.store.getState().isSignedIn).toBe('Client-Token' in cookies)
  const errors: unknown[] = []
  const root = await act(() => hydrateRoot(box, page(shop), { onRecoverableError: error => errors.push(error) }))
  expect(errors).toEqual([])
  expect(logged.mock.calls.filter(([message]) => /hydrat|server rendered|getServerSnapshot/i.test(message))).toEqual([])
  // What the reader may see comes right after.
  expect(box.textContent?.includes('Sign in to see your basket.')).toBe(!('Client-Token' in cookies))
  await act(() => root.unmount())
  shop.destroy()
})
