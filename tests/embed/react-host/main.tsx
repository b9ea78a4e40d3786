/** The application of a reseller who builds with Vite as it comes, and says nothing about `color-scheme`: a page for each path. */
import '@cartwright/widgets/styles.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'

const PAGES = new Map([
  ['/order', lazy(() => import('./pages/order'))],
  ['/vetoed', lazy(() => import('./pages/vetoed'))],
  ['/words', lazy(() => import('./pages/words'))],
  ['/i18next', lazy(() => import('./pages/own-i18next'))],
])
const SignInPage = lazy(() => import('./pages/sign-in'))

const Page = PAGES.get(location.pathname) ?? SignInPage

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Suspense>
      <Page />
    </Suspense>
  </StrictMode>,
)
