import type { ScreenName } from '@cartwright/core'
import type { ReactNode } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import type { HostHandler } from '../provider/host-handler'
import type { NavigationHandlers } from '../provider/use-navigate'
import type { OutletControl } from './outlet-control'

/** What an outlet draws now. */
export interface OutletChange {
  /** Path of the shop; empty where nothing is drawn. */
  path: string
  /** Which screen it is; `home` where nothing is drawn. */
  screen: ScreenName | 'home'
  /** Heading of what is drawn, in the reader's language, for the title of the window; empty where nothing is. */
  title: string
}

export interface OutletProps extends NavigationHandlers, AddToCartHandlers {
  /** Path of the shop that is drawn at first. Default: nothing is drawn until something is asked for. */
  start?: string | undefined
  /**
   * Where the path is kept, for back, reload and copied links: `none` (default) in the outlet alone, `hash` as `#cw=…` behind the
   * address of the page, `push` as paths below `base`.
   */
  history?: string | undefined
  /** For `push`: the folder of this page's site whose paths all lead to this page, such as `/supplies`. */
  base?: string | undefined
  /** Names of the screens that are drawn, with commas between; default all. The others stay the shop's. */
  screens?: string | undefined
  /** Only screens from the cart to what becomes of an order are drawn: no catalogue and no account. */
  onlyJourney?: boolean | undefined
  /** What is drawn, where a router of the host keeps it: a step then asks `onNavigate` alone. */
  path?: string | undefined
  /** Shown above what is drawn. */
  header?: ReactNode
  /** Shown below what is drawn. */
  footer?: ReactNode
  /** Shown where nothing is drawn. */
  home?: ReactNode
  /** Shown in a confirmation, above the button that places the order: a cost centre, a note on approval. */
  beforePlace?: ReactNode
  /** Asked before going to the confirmation; return false to go there yourself. */
  onCheckout?: HostHandler<{ path: string }> | undefined
  /** Asked before going to the confirmation with a saved list; return false to go there yourself. */
  onOrder?: HostHandler<{ path: string }> | undefined
  /** Asked once an order exists; return false to go on yourself. Otherwise its success takes the place of the confirmation. */
  onOrderPlaced?: HostHandler<{ orderNo: string; grandTotal: number; currency: string; path: string }> | undefined
  /** Told after each step, for the title of the window. */
  onOutletChange?: ((change: OutletChange) => void) | undefined
  /** Steers the outlet from outside; an element has one of its own, whose methods are those of the element. */
  control?: OutletControl | undefined
}
