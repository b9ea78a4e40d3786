import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Ways to hand a text to the browser as markup. Strict pages forbid them, and here `RichText` is the way. */
const RAW =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|setHTML|DOMParser|createContextualFragment|document\.write|srcdoc/i

const packages = new URL('../../../', import.meta.url).pathname
const sources = ['widgets/src', 'storefront/src', 'core/src'].flatMap(folder =>
  readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test|\.stories)\.tsx?$/.test(name))
    .map(name => join(folder, name)),
)

it('no source hands a text to the browser as markup', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter(name => RAW.test(readFileSync(join(packages, name), 'utf8')))).toEqual([])
})
