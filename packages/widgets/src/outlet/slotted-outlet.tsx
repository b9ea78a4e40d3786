import { Outlet, type OutletProps } from './outlet'

/** The outlet as an element: what stands around the screens is the host's to give. */
export const SlottedOutlet = (props: Omit<OutletProps, 'header' | 'footer' | 'home' | 'path'>) => (
  <Outlet {...props} header={<slot name="header" />} footer={<slot name="footer" />} home={<slot name="home" />} />
)
