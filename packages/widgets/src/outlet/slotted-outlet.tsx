import { ElementSlot } from '../provider/element-slot'
import type { OutletProps } from './outlet.types'
import { OutletView } from './outlet-view'
import { loadElementScreen } from './screen-elements'

/** The outlet as an element: what stands around the screens is the host's to give. */
export const SlottedOutlet = (props: Omit<OutletProps, 'header' | 'footer' | 'home' | 'path'>) => (
  <OutletView
    {...props}
    load={loadElementScreen}
    header={<ElementSlot name="header" />}
    footer={<ElementSlot name="footer" />}
    home={<ElementSlot name="home" />}
  />
)
