import { TopBar, type TopBarProps } from './top-bar'

/** On a host's page the search box is the host's to give. */
export const SlottedTopBar = (props: Omit<TopBarProps, 'search'>) => (
  <TopBar {...props} search={<slot name="search" />} />
)
