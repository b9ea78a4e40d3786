import { expect, it } from 'vitest'
import { findMachinePath } from './machine-paths.mjs'

// Put together here, so that this file does not itself contain what it looks for.
const path = (...parts) => `/${parts.join('/')}/`

it.each([`see ${path('home', 'me')}x`, `'${path('Users', 'me')}'`, `file://${path('root', 'x')}`])('finds %s', line => {
  expect(findMachinePath(line)).toBeDefined()
})

it.each([`https://example.com${path('home', 'news')}`, `$\{base}${path('home', 'x')}`, '/usr/bin/chromium', '/index'])(
  'leaves %s alone',
  line => {
    expect(findMachinePath(line)).toBeUndefined()
  },
)
