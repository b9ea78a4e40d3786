/** The one shop of the page, by the light entry: the start page has a budget (docs/decisions/0032-size-of-the-elements.md). */
import { layoutOf } from '@cartwright/core'
import { createShop } from '@cartwright/core/light'
import { currentPath, goTo } from './location'

export const shop = createShop({ navigate: goTo, currentPath, onError: logError })

/** For the error log of the settings: production builds only (LIM-014). */
export function logError(thrown: unknown): void {
  layoutOf(shop).logError(thrown, import.meta.env.PROD)
}
