export { ListOverview, type ListOverviewChange, type ListOverviewProps } from './list-overview'
export { QuickOrderDetails, type QuickOrderDetailsProps } from './quick-order-details'
export { SavedLists, type SavedListsProps } from './saved-lists'
