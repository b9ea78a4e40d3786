export { TermsDialog } from './terms-dialog'
