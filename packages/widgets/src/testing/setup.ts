/** Runs before each test file in a pretended browser. */
import '@testing-library/jest-dom/vitest'
import { cookieStorage } from '@cartwright/core'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

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

// Answers come from a real server, which may share its processor with other tests.
configure({ asyncUtilTimeout: 10_000 })
