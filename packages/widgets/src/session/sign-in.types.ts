import type { Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import type { NavigationHandlers } from '../provider/use-navigate'

export interface SignInProps extends NavigationHandlers {
  /** Why the reader is asked to sign in, in words: "Sign in to continue to My Quick Order." */
  note?: string
  /** Where an account can be opened; default the registration of the shop (SITE-019). */
  joinPath?: string
  /** How the account manager is reached; default the contact page of the shop. */
  contactPath?: string
  /** Where a forgotten password is replaced; default the page of the shop. */
  resetPath?: string
  /** Fills the form, and once more for each other value; what is typed afterwards stays. */
  filled?: { userName: string; password: string } | undefined
  /** Called after someone signed in here. */
  onSignedIn?: HostHandler<{ userName: string; company: string }>
  /** What a React page has for the slots of the element. */
  slots?: Slots<'header' | 'footer' | 'help'> | undefined
}
