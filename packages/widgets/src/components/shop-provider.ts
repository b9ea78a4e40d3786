/** `@cartwright/widgets/shop-provider`: what every page needs beside its components. `base.css` is its css, and theirs. */
import { registerHostDialogs } from '../host-dialogs'

export type { Slots } from '../provider/element-slot'
export { HostedShop as ShopProvider, type HostedShopProps as ShopProviderProps } from '../provider/hosted-shop'
export { useI18n, useShop } from '../provider/shop-provider'
export { useStore } from '../provider/use-store'
export { type Format, type Translate, useFormat, useTexts } from '../provider/use-texts'
export { VERSION } from '../version'

registerHostDialogs()
