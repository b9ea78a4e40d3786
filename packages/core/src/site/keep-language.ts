/** The language of a buyer outlasts the session: the page that follows a sign-out or an expiry speaks it too. */
import { COOKIE_DAYS } from '../limits'
import type { Shop } from '../shop.types'

/**
 * For pages of the shop itself, which are loaded again after a sign-out. A page of a host chooses its language.
 * @param name of the value in the storage (LANG-025)
 * @returns how to stop
 */
export const keepLanguage = (
  { session, i18n, storage }: Pick<Shop, 'session' | 'i18n' | 'storage'>,
  name = 'login-language',
): (() => void) =>
  session.store.subscribe((now, before) => {
    if (before.isSignedIn && !now.isSignedIn) storage.set(name, i18n.store.getState().language, COOKIE_DAYS)
  })
