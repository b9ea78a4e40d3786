/** Starts the shop in the page. */
import '@cartwright/widgets/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { logError } from './shop'
import './shop.css'

addEventListener('error', event => logError(event.error ?? event.message))
addEventListener('unhandledrejection', event => logError(event.reason))

const root = document.getElementById('shop')
if (!root) throw new Error('index.html has no element #shop')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
