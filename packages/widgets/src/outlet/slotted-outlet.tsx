import { ElementSlot } from '../provider/element-slot'
import type { OutletProps } from './outlet.types'
import { OutletView } from './outlet-view'
import { loadElementScreen } from './screen-elements'

/** Draws the pages of the shop in its own place, from the cart to the invoice. What stands around them is the host's to give. */
export const SlottedOutlet = (props: Omit<OutletProps, 'header' | 'footer' | 'home' | 'beforePlace' | 'path'>) => (
  <OutletView
    {...props}
    load={loadElementScreen}
    header={<ElementSlot name="header" />}
    footer={<ElementSlot name="footer" />}
    home={<ElementSlot name="home" />}
  />
)
