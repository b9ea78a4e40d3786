/** The application of a reseller who builds with Vite as it comes, and says nothing about `color-scheme`. */
import { createShop } from '@cartwright/core/light'
import { ShopProvider, SignIn } from '@cartwright/widgets'
import '@cartwright/widgets/styles.css'
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

// No one answers there: how a form looks does not depend on it.
const shop = createShop({ apiBase: '/prod-api' })
const page = createElement(ShopProvider, { shop }, createElement(SignIn))

createRoot(document.getElementById('root')).render(createElement(StrictMode, undefined, page))
