/** Hands one shop to all widgets below. */
import type { I18n, I18nState, Language, Shop } from '@cartwright/core'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { widgetLocales } from '../locales'
import { useStore } from './use-store'

interface Provided {
  shop: Shop
  /** Of the language of this part of the page. */
  i18n: I18n
  /** Language and version of the texts; everything below draws again when it moves. */
  texts: I18nState
}

/** One for all three: rows of long lists read it for every text and format that they show. */
const ProvidedContext = createContext<Provided | undefined>(undefined)

export interface ShopProviderProps {
  /** From `createShop()`; make it once, outside of components. */
  shop: Shop
  /** Language of this part of the page; default the shop's. */
  language?: Language | undefined
  /** The part of the page that uses this shop. */
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
  const texts = useStore(i18n.store, state => state)
  const provided = useMemo(() => ({ shop, i18n, texts }), [shop, i18n, texts])
  return <ProvidedContext.Provider value={provided}>{children}</ProvidedContext.Provider>
}

/**
 * What the nearest provider hands down.
 * @throws {Error} without a provider above: a mistake of the host, not of the reader.
 */
export function useProvided(): Provided {
  const provided = useContext(ProvidedContext)
  if (!provided) throw new Error('No <ShopProvider> above a widget.')
  return provided
}

/** Texts and formats in the language of this part of the page. */
export const useI18n = (): I18n => useProvided().i18n

/** The shop of the nearest provider. */
export const useShop = (): Shop => useProvided().shop
