/** Fetches the shop and the page asked for side by side, and starts it. */
import '@cartwright/widgets/styles.css'
import './layout/cookies.css'
import { fetchPage } from './pages'
import './app/shop.css'
import './app/typeface/typeface.css'

const page = fetchPage(location.pathname)
import('./start')
  .then(async ({ start }) => {
    await page
    await start()
  })
  .catch((thrown: unknown) => {
    document.getElementById('shop')?.setAttribute('data-away', '')
    reportError(thrown)
  })
