/** After its play function each story is looked at by axe: wide and narrow, in light and dark. */
import axe from 'axe-core'
import { afterEach, expect, type TestContext } from 'vitest'
import { page } from 'vitest/browser'
import { EVERYTHING, ONLY_COLOURS } from '../tests/support/axe'

const WIDTHS = [1440, 360]
/** What sticks to an edge of the window covers nothing. */
const HEIGHT = 2000
// A story is a part of a page: the landmarks are around it.
axe.configure({ rules: [{ id: 'region', enabled: false }] })

const frame = () => new Promise(requestAnimationFrame)

async function violations(theme: string, options: axe.RunOptions): Promise<string[]> {
  for (const scope of document.querySelectorAll('.story')) scope.setAttribute('data-cw-theme', theme)
  await frame()
  const found = await axe.run(document.body, options)
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme}: ${id}: ${html}`))
}

afterEach(async ({ task }: TestContext) => {
  if (task.result?.state === 'fail') return
  for (const width of WIDTHS) {
    await page.viewport(width, HEIGHT)
    await frame()
    const found = [...(await violations('light', EVERYTHING)), ...(await violations('dark', ONLY_COLOURS))]
    expect.soft(found, `${width} px`).toEqual([])
  }
})
