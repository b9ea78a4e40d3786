/** What every page of the book stands in: our look, in the theme and language of the toolbar, and a shop of its own. */
import type { Shop } from '@cartwright/core'
import type { ShopProvider } from '@cartwright/widgets/shop-provider'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { makeShop } from '../make-shop'
import { AT_FIRST, brandStyle, type Toolbar } from '../toolbar'
import './book.css'

/** Follows the toolbar of Storybook, which a page without stories does not hear of otherwise. */
export function useToolbar(): Toolbar {
  const channel = addons.getChannel()
  // A page that is drawn later than the address was read hears no event of it.
  const [toolbar, setToolbar] = useState<Toolbar>(() => {
    const [said] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
    return { ...AT_FIRST, ...said?.globals }
  })
  useEffect(() => {
    const follow = ({ globals }: { globals: Partial<Toolbar> }) => setToolbar(before => ({ ...before, ...globals }))
    channel.on('setGlobals', follow)
    channel.on('globalsUpdated', follow)
    return () => {
      channel.off('setGlobals', follow)
      channel.off('globalsUpdated', follow)
    }
  }, [channel])
  return toolbar
}

/** Each language has one shop for all pages, so that a basket that was filled on one page is full on the next. */
const shops = new Map<string, Promise<ShopOfPage>>()

/** A shop, and what gives it to components. */
interface ShopOfPage {
  shop: Shop
  Provider: typeof ShopProvider
}

async function makeBuyersShop(language: string): Promise<ShopOfPage> {
  const shop = await makeShop(language)
  await shop.session.signIn({ userName: 'buyer.nl', password: 'Cartwright1' })
  // A page without it is still a page.
  await fillBasket(shop).catch(() => undefined)
  return { shop, Provider: (await import('@cartwright/widgets/shop-provider')).ShopProvider }
}

/** The basket of the pages, where it is empty: three articles of which the last is not in stock in this number. */
async function fillBasket(shop: Shop): Promise<void> {
  const { calls, cartOf, loadListReader } = await import('@cartwright/core')
  const { shoppingCartQty } = await shop.client.call(calls.cart.stat)
  if (shoppingCartQty > 0) return
  const { findLine } = await loadListReader()
  const found = await Promise.all(BASKET.map(([number, qty]) => findLine(shop, number, qty)))
  const lines = found.flatMap(({ line, qty }) => {
    const part = line?.matches[0]?.part
    return part ? [{ number: part.number, custNumber: part.custNumber, goodsSkuId: part.goodsSkuId, qty }] : []
  })
  await cartOf(shop).add(lines)
}

const BASKET = [
  ['CF259X', 10],
  ['TN-247C', 4],
  ['DR-2400', 140],
] as const

function shopIn(language: string): Promise<ShopOfPage> {
  const known = shops.get(language)
  if (known) return known
  const made = makeBuyersShop(language)
  // What failed is tried again by the next page.
  made.catch(() => shops.delete(language))
  shops.set(language, made)
  return made
}

const ShopContext = createContext<Shop | undefined>(undefined)

/** The shop of the page, signed in as a buyer of the demo; undefined while it starts, and when no server answers. */
export const useBookShop = (): Shop | undefined => useContext(ShopContext)

interface ScopeProps {
  /** Wide pages have no limit for lines of text. */
  wide?: boolean
  children: ReactNode
}

/** The ground of a page. */
export function Scope({ wide = false, children }: ScopeProps) {
  const toolbar = useToolbar()
  const { theme, density, language } = toolbar
  const [ofPage, setOfPage] = useState<ShopOfPage>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    setFailed(false)
    shopIn(language).then(
      made => isWanted && setOfPage(made),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return (
    <Unstyled>
      <div
        className={`cw-scope cw cw-${density} book${wide ? ' book--wide' : ''}`}
        data-cw-theme={theme === 'system' ? undefined : theme}
        lang={language}
        style={brandStyle(toolbar)}
      >
        {failed && (
          <p className="cw-notice cw-notice--warning book__alone">
            No server answers behind this book, so what is live on this page stays empty. A published book has its
            server in the browser, which has to know shared or dedicated workers, and WebAssembly.
          </p>
        )}
        <ShopContext value={ofPage?.shop}>
          {ofPage ? <ofPage.Provider shop={ofPage.shop}>{children}</ofPage.Provider> : children}
        </ShopContext>
      </div>
    </Unstyled>
  )
}
