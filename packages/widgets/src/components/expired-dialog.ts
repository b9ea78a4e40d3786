/** `@cartwright/widgets/expired-dialog`: the component of `<cw-expired-dialog>` alone. Its css is `expired-dialog.css`. */

export { ExpiredDialog, type ExpiredDialogProps } from '../session/expired-dialog'
