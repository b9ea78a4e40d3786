/** What a foreign page downloads; figures and targets are measured by `npm run bench`. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { findServerParts } from '../../packages/widgets/scripts/server-parts.mjs'

const script = fileURLToPath(new URL('../../packages/widgets/scripts/size.mjs', import.meta.url))

test('the elements of ordering do not grow', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
})

test('the storefront carries neither schemas nor policies of the server', () => {
  expect(findServerParts(fileURLToPath(new URL('../../packages/storefront/dist', import.meta.url)))).toEqual([])
})
