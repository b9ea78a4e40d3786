/** `@cartwright/widgets/session-end-dialog`: the component of `<cw-session-end-dialog>` alone. Its css is `session-end-dialog.css`. */

export { SessionEndDialog } from '../session/session-end-dialog'
