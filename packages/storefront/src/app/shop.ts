/** The one shop of the page, by the light entry: the start page has a budget (docs/decisions/0032-size-of-the-elements.md). */
import { createShop } from '@cartwright/core/light'
import { currentPath, goTo } from './location'

export const shop = createShop({ navigate: goTo, currentPath })
