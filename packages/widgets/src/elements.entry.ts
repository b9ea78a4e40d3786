/** Elements for hosts with a bundler: nothing is registered until one of these is called. */
import './element-types'
import { elements } from './elements'

// What a page does with `element.shop`, or with a shop of its own: `cartOf(element.shop).add([…])`.
export { cartOf, catalogueOf, favouritesOf, numbersOf, ordersOf, quickOrderOf, searchOf } from '@cartwright/core'
export { createShop } from '@cartwright/core/light'
export { configure, signOut } from './element/page-config'
export { provideShop } from './element/provide-shop'
export type { ElementEvents, ElementTypes } from './elements'
export { elements } from './elements'
export { VERSION } from './version'

/** Imports and registers the given elements, or all. On a server it does nothing. */
export async function defineElements(tags = Object.keys(elements) as (keyof typeof elements)[], prefix?: string) {
  if (typeof customElements === 'undefined') return
  await Promise.all(tags.map(async tag => (await elements[tag]()).element.define(prefix)))
}
