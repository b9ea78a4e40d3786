/** Hands one shop to all widgets below. */
import type { I18n, I18nState, Language, Shop } from '@cartwright/core'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { widgetLocales } from '../locales'
import { useStore } from './use-store'

const ShopContext = createContext<Shop | undefined>(undefined)

const LanguageContext = createContext<I18n | undefined>(undefined)

/** Language and version of the texts; everything below draws again when it moves. */
export const I18nContext = createContext<I18nState | undefined>(undefined)

export interface ShopProviderProps {
  /** From `createShop()`; make it once, outside of components. */
  shop: Shop
  /** Language of this part of the page; default the shop's. */
  language?: Language | undefined
  children: ReactNode
}

/** Puts a shop within reach of the widgets below and starts it. */
export function ShopProvider({ shop, language, children }: ShopProviderProps) {
  // While drawing: the first look-up of a text finds them under way.
  shop.i18n.addLocales(widgetLocales)
  useEffect(() => {
    void shop.start()
  }, [shop])
  const i18n = language === undefined ? shop.i18n : shop.i18n.inLanguage(language)
  const version = useStore(i18n.store, state => state)
  return (
    <ShopContext.Provider value={shop}>
      <LanguageContext.Provider value={i18n}>
        <I18nContext.Provider value={version}>{children}</I18nContext.Provider>
      </LanguageContext.Provider>
    </ShopContext.Provider>
  )
}

/** Texts and formats in the language of this part of the page. */
export function useI18n(): I18n {
  const { i18n } = useShop()
  return useContext(LanguageContext) ?? i18n
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
