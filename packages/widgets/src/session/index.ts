export { DemoAccounts, type DemoAccountsProps } from './demo-accounts'
export { ExpiredDialog, type ExpiredDialogProps } from './expired-dialog'
export { SessionEndDialog } from './session-end-dialog'
export { SignIn, type SignInProps } from './sign-in'
