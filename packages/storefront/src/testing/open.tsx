/** The whole shop in a pretended browser, for tests of its pages. */
import { createShop, type Shop } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, inject, onTestFinished } from 'vitest'
import { App } from '../app'
import { currentPath, goTo } from '../app/location'
import { addTexts } from '../app/shop'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the API of the server of this run. */
    apiBase: string
  }
}

export interface Opened {
  shop: Shop
  /** What the shop was asked to load again. */
  reloads: string[]
}

/** The whole shop at a path, as its address bar would open it. @param wire in the place of `fetch` */
export async function open(path: string, userName?: string, wire?: typeof fetch): Promise<Opened> {
  const reloads: string[] = []
  const shop = createShop({
    apiBase: inject('apiBase'),
    storage: memoryStorage(),
    language: 'en',
    channel: false,
    ...(wire && { fetch: wire }),
    navigate: (to, options) => (options?.reload ? void reloads.push(to) : goTo(to, options)),
    currentPath,
  })
  addTexts(shop)
  onTestFinished(() => shop.destroy())
  await shop.start()
  if (userName) await shop.session.signIn({ userName, password: 'Cartwright1' })
  window.history.replaceState(null, '', path)
  await act(async () => {
    render(<App shop={shop} />)
  })
  return { shop, reloads }
}

/** Title of the page. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const leadsTo = (path: string) => waitFor(() => expect(currentPath()).toBe(path))

/** The start page for someone signed in, from which to go on. */
export async function openAs(userName: string): Promise<Shop> {
  const { shop } = await open('/index', userName)
  await heading(/./)
  return shop
}
