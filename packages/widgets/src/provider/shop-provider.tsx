/** Hands one shop to all widgets below. */
import type { I18nState, Shop } from '@cartwright/core'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useSelect } from './use-select'

const ShopContext = createContext<Shop | undefined>(undefined)

/** Language and version of the texts; everything below draws again when it moves. */
export const I18nContext = createContext<I18nState | undefined>(undefined)

export interface ShopProviderProps {
  /** From `createShop()`; make it once, outside of components. */
  shop: Shop
  children: ReactNode
}

/** Puts a shop within reach of the widgets below and starts it. */
export function ShopProvider({ shop, children }: ShopProviderProps) {
  useEffect(() => {
    void shop.start()
  }, [shop])
  const version = useSelect(shop.i18n.store, state => state)
  return (
    <ShopContext.Provider value={shop}>
      <I18nContext.Provider value={version}>{children}</I18nContext.Provider>
    </ShopContext.Provider>
  )
}

/**
 * The shop of the nearest provider.
 * @throws {Error} without a provider above: a mistake of the host, not of the reader.
 */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('No <ShopProvider> above a widget.')
  return shop
}
