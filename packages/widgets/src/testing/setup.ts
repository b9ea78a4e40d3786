/** Runs before each test file in a pretended browser. */
import '@testing-library/jest-dom/vitest'
import { cookieStorage } from '@cartwright/core'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { registerHostDialogs } from '../host-dialogs'

registerHostDialogs()

afterEach(() => {
  cleanup()
  // At once, not before the next test: the next file shares the page, and `navigator` may be one of them.
  vi.unstubAllGlobals()
})

// user-event leaves an empty clipboard behind when its file ends: the page's own one shows again.
Reflect.deleteProperty(navigator, 'clipboard')

// The files of a run share one pretended page: the next one finds it as the first did.
const { href } = window.location
afterAll(() => {
  window.history.replaceState(null, '', href)
  const cookies = cookieStorage(document, false)
  for (const [name = ''] of document.cookie.split('; ').map(pair => pair.split('='))) cookies.remove(name)
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const root of [document.documentElement, document.body])
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
})

/** What is waited for is looked for again and again: the page is printed only where a test fails, and not each time. */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  // The line that is shown is the one of the test.
  Error.captureStackTrace(error, getElementError)
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { configurable: true, get: print })
}

// Answers come from a real server, which may share its processor with other tests.
configure({ asyncUtilTimeout: 20_000, getElementError })
