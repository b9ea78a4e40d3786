/** The dialogs that open on a host's page. Every entry calls this, because the provider knows no feature. */
import { registerDialogs } from './provider/sign-in-desk'

export const registerHostDialogs = (): void =>
  registerDialogs({
    signIn: async () => (await import('./session/sign-in-dialog')).SignInDialog,
    terms: async () => (await import('./confirmation/open-terms-dialog')).OpenTermsDialog,
  })
