export { UndoChange, type UndoChangeProps } from './undo-change'
