/** Which files lead the reader to another page; read from the sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WIDGETS = fileURLToPath(new URL('..', import.meta.url))
const CORE = fileURLToPath(new URL('../../../core/src', import.meta.url))

/** Calls of something named `navigate` in the sources of a package, by file. */
function callsIn(folder: string): Record<string, string[]> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !/\.(test|testing|stories)\.|^testing\//.test(name),
  )
  const found = sources.map(name => {
    const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n')
    return [name, lines.map(line => line.trim()).filter(isCall)] as const
  })
  return Object.fromEntries(found.filter(([, lines]) => lines.length > 0))
}

/** `useNavigate` gives the asking one, under another name; a type member is no call. */
const isCall = (line: string) =>
  /(?<![\w])navigate\??\.?\(/.test(line) && !/^(\/?\*|\/\/)/.test(line) && !/\): void$/.test(line)

it('widgets ask before every step: the shop navigates in one file, which asks', () => {
  const asking = Object.entries(callsIn(WIDGETS)).filter(([name, lines]) =>
    lines.some(line => line.includes('.navigate(') || !asksIn(name)),
  )
  expect(Object.fromEntries(asking)).toEqual({ 'provider/use-navigate.ts': ['shop.navigate(...step)'] })
})

/** What it calls `navigate` is what `useNavigate` has given it. */
const asksIn = (name: string) =>
  /const navigate = use(?:Page)?Navigate\(/.test(readFileSync(`${WIDGETS}/${name}`, 'utf8'))

it('no step of core navigates: only what ends a session, and on the page of the shop alone', () => {
  expect(callsIn(CORE)).toEqual({
    'create-shop.ts': [
      // After `if (shopUrl !== undefined) return`, see expired-on-a-host.test.ts.
      "navigate(target.startsWith('/login') ? target : loginPath(target))",
    ],
    'session/session.ts': [
      "if (!staysOnPage && !currentPath().startsWith('/ac/')) navigate('/index')",
      "if (!staysOnPage) navigate('/', { reload: true })",
      'if (!staysOnPage) navigate(currentPath(), { reload: true })',
    ],
  })
})
