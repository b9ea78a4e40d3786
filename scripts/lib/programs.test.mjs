import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findBrowser } from './programs.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'))
  vi.stubEnv('PATH', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function install(...names) {
  for (const name of names) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o755)
  }
}

it('finds the browsers that are installed, and names the packages of the others', () => {
  expect(findBrowser('Firefox')).toEqual({ missing: 'no Firefox (apt-get install firefox-esr)' })
  install('firefox-esr')
  expect(findBrowser('Firefox')).toEqual({ path: join(folder, 'firefox-esr') })
})

it('uses WebKit only where it has a screen', () => {
  install('WebKitWebDriver', 'xvfb-run')
  expect(findBrowser('WebKit')).toEqual({ missing: 'no WebKit (apt-get install webkit2gtk-driver xvfb xauth)' })
  install('xauth')
  expect(findBrowser('WebKit')).toEqual({ path: join(folder, 'WebKitWebDriver') })
})
