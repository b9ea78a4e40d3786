/** Starts the shop in the page. */
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { logError, openShop } from './shop'

export async function start(): Promise<void> {
  const shop = openShop()
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
  // Gives way to whatever else the browser has to do.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App shop={shop} />
      </StrictMode>,
    ),
  )
}
