/** Starts the shop in the page. */
import { loginPath } from '@cartwright/core'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { currentPath, goTo, takeSignInWish } from './app/location'
import { logError, openShop } from './app/shop'

export async function start(): Promise<void> {
  const shop = openShop()
  // A page that is open to visitors would show no form.
  if (takeSignInWish() && !shop.session.store.getState().isSignedIn) goTo(loginPath(currentPath()), { replace: true })
  addEventListener('error', event => logError(shop, event.error ?? event.message))
  addEventListener('unhandledrejection', event => logError(shop, event.reason))
  const place = document.getElementById('shop')
  if (!place) throw new Error('index.html has no element #shop')
  const isTexted = new Promise<void>(resolve => {
    const stop = shop.i18n.store.subscribe(() => {
      stop()
      resolve()
    })
  })
  // Its first questions are on the way while the first screen is drawn; that is in the reader's language at once.
  void shop.start()
  await isTexted
  const root = createRoot(place)
  // Gives way to anything else the browser has to do.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App shop={shop} />
      </StrictMode>,
    ),
  )
}
