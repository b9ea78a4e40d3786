/** The React components in the application of someone else: the packages, built by the host. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { build, defaultClientConditions, type PreviewServer, preview } from 'vite'
import { findServerParts } from '../../packages/widgets/scripts/server-parts.mjs'

let folder: string
let host: PreviewServer
let origin: string

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'react-host-'))
  await build({
    root: fileURLToPath(new URL('react-host', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    // The packages as they are written: the library is not built for the tests.
    resolve: { conditions: ['cartwright-source', ...defaultClientConditions] },
    build: { outDir: folder, emptyOutDir: true },
  })
  host = await preview({ configFile: false, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0 } })
  origin = host.resolvedUrls?.local[0] ?? ''
})
test.afterAll(async () => {
  await host?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A shop that never answers: one that is not there would be named in the place of the components. */
const open = async (page: Page) => {
  await page.route('**/prod-api/**', () => undefined)
  await page.goto(origin)
}
const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

test('components speak the language of the reader', async ({ browser }) => {
  const reader = await browser.newPage({ locale: 'de-DE' })
  await open(reader)
  await expect(reader.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  await reader.close()
})

test('components have their colours in a build for browsers without light-dark()', async ({ page }) => {
  await open(page)
  await expect(button(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByLabel('User name')).toHaveCSS('border-color', 'rgb(129, 140, 157)')
  await expect(page.getByText('User name')).toHaveCSS('color', 'rgb(18, 25, 38)')
})

test('what the host builds carries neither schemas nor policies of the server', () => {
  expect(findServerParts(folder)).toEqual([])
})
