/** What a whole shop is made of besides the components: frame, look, icons and texts. `@cartwright/storefront` is built from it. */

export {
  bankIcon,
  clockIcon,
  hashIcon,
  keyIcon,
  lockIcon,
  percentIcon,
  pinIcon,
  printerIcon,
  refreshIcon,
  searchIcon,
  userIcon,
  usersIcon,
} from './icons/icons'
export { type Crumb, Crumbs, type CrumbsProps, layoutTexts, TagsView, type TagsViewProps } from './layout'
export { SettingsPanel, themeVariables, useLook } from './layout/settings'
export { useTopModal } from './messages'
export { orderDetailsTexts, orderSuccessTexts } from './orders'
export { Empty, SkeletonRows } from './primitives/feedback'
export { FormErrorsContext } from './primitives/form-errors'
export { Icon } from './primitives/icon'
export { SegmentedLinks, type SegmentedLinksProps } from './primitives/segmented'
export { useAnnounce } from './primitives/use-announce'
export { printerPath } from './printers'
export { useLazy } from './provider/use-lazy'
export { KeyCap, keysTexts } from './quick-order'
export { returnDetailsTexts } from './rma'
export { DemoAccounts, type DemoAccountsProps } from './session'
