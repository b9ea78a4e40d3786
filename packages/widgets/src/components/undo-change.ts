/** `@cartwright/widgets/undo-change`: the component of `<cw-undo-change>` alone. Its css is `undo-change.css`. */

export { UndoChange, type UndoChangeProps } from '../account/undo-change'
