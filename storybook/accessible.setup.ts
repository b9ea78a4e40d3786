/**
 * After its play function each story is looked at by axe, wide and light, then narrow and dark. The pages of the shop are looked
 * at in all four (`tests/looks/accessibility.test.ts`).
 */
import axe from 'axe-core'
import { afterEach, expect, type TestContext } from 'vitest'
import { page } from 'vitest/browser'
import { EVERYTHING } from '../tests/support/axe'

const VIEWS = [
  { width: 1440, theme: 'light' },
  { width: 360, theme: 'dark' },
]
/** What sticks to an edge of the window covers nothing. */
const HEIGHT = 2000
// A story is a part of a page: the landmarks are around it.
axe.configure({ rules: [{ id: 'region', enabled: false }] })

const frame = () => new Promise(requestAnimationFrame)

async function violations(theme: string): Promise<string[]> {
  for (const scope of document.querySelectorAll('.story')) scope.setAttribute('data-cw-theme', theme)
  await frame()
  const found = await axe.run(document.body, EVERYTHING)
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

afterEach(async ({ task }: TestContext) => {
  if (task.result?.state === 'fail') return
  for (const { width, theme } of VIEWS) {
    await page.viewport(width, HEIGHT)
    await frame()
    expect.soft(await violations(theme), `${width} px, ${theme}`).toEqual([])
  }
})
