/** `@cartwright/widgets/terms-dialog`: the component of `<cw-terms-dialog>` alone. Its css is `terms-dialog.css`. */

export { TermsDialog } from '../confirmation/terms-dialog'
