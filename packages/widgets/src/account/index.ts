export { Account, type AccountPart, type AccountProps } from './account'
export { UndoChange, type UndoChangeProps } from './undo-change'
