export { ListOverview, type ListOverviewChange, type ListOverviewProps } from './list-overview'
export { SavedLists, type SavedListsProps } from './saved-lists'
