export { SavedLists, type SavedListsProps } from './saved-lists'
