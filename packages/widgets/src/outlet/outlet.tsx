import type { OutletProps } from './outlet.types'
import { OutletView } from './outlet-view'
import { loadScreen } from './screen-components'

export type { OutletChange, OutletProps } from './outlet.types'

/**
 * Draws a path of the shop in its own place: quick order and an outlet are a whole shop on a host's page. It answers the steps of all
 * elements of its shop that the host has not taken, and leaves to the shop what it does not draw.
 */
export const Outlet = (props: OutletProps) => <OutletView {...props} load={loadScreen} />
