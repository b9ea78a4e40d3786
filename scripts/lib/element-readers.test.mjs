/** What editors, language models and people read of the elements, from the manifest as the build writes it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  cssDataOf,
  elementsOf,
  htmlDataOf,
  llmsFullOf,
  llmsOf,
  pageOf,
  webTypesOf,
} from '../../packages/widgets/scripts/element-readers.mjs'
import { fromRoot } from './paths.mjs'

let folder
let manifest

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'element-readers-'))
  const file = join(folder, 'custom-elements.json')
  execFileSync(process.execPath, [fromRoot('packages/widgets/scripts/manifest.mjs'), file])
  manifest = JSON.parse(readFileSync(file, 'utf8'))
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true }))

const MEANINGS = { 'cw-checkout': { prevented: 'The step.', otherwise: 'The shop shows the confirmation.' } }
const GUIDE = {
  keys: [{ keys: ['Ctrl+Enter', 'F8'], does: 'Orders.' }],
  do: ['Give it the width of the page.'],
  dont: ['Put it into a dialog.'],
}
const OPTIONS = { meanings: MEANINGS, guideOf: () => GUIDE }
const tags = () => elementsOf(manifest).map(({ tagName }) => tagName)

it('every element is in the data of each editor, and in the index for models', () => {
  expect(tags()).toContain('cw-quick-order')
  expect(webTypesOf(manifest, '1.2.3').contributions.html.elements.map(({ name }) => name)).toEqual(tags())
  expect(htmlDataOf(manifest).tags.map(({ name }) => name)).toEqual(tags())
  for (const tag of tags()) {
    expect(llmsOf(manifest)).toContain(`- \`<${tag}>\`: `)
    expect(llmsFullOf(manifest, OPTIONS)).toContain(`\n## \`<${tag}>\`\n`)
  }
})

it('an editor proposes the words of an attribute, and none for a text', () => {
  const { attributes } = htmlDataOf(manifest).tags.find(({ name }) => name === 'cw-cart')
  expect(attributes.find(({ name }) => name === 'theme').values).toEqual([{ name: 'light' }, { name: 'dark' }])
  expect(attributes.find(({ name }) => name === 'heading').values).toBeUndefined()
  expect(attributes.find(({ name }) => name === 'host-keys').valueSet).toBe('v')
})

it('parts, states and inputs are proposed in style sheets, each once', () => {
  const { properties, pseudoElements, pseudoClasses } = cssDataOf(manifest)
  expect(properties.filter(({ name }) => name === '--cw-accent')).toHaveLength(1)
  expect(pseudoElements.filter(({ name }) => name === '::part(button-primary)')).toHaveLength(1)
  expect(pseudoClasses.filter(({ name }) => name === ':state(signed-out)')).toHaveLength(1)
})

it('the page of an element says what an event does, prevented and not', () => {
  const page = pageOf(
    elementsOf(manifest).find(({ tagName }) => tagName === 'cw-cart'),
    OPTIONS,
  )
  expect(page).toMatch(/^# `<cw-cart>`\n/)
  expect(page).toMatch(
    /\| `cw-checkout` +\| `\{ path: string; \}` +\| The step\. +\| The shop shows the confirmation\. +\|/,
  )
  expect(page).toMatch(/\| `footer` +\| Between the sums and the button that checks out\. +\|/)
  expect(page).toMatch(/\| `heading` +\| `string` +\|/)
})

it('the page of an element says which keys do what, what to do and what not to do', () => {
  const page = pageOf(elementsOf(manifest)[0], OPTIONS)
  expect(page).toMatch(/## Keyboard\n\n.*\n.*\n\| `Ctrl\+Enter`, `F8` +\| Orders\. +\|/)
  expect(page).toContain('\n## Do\n\n- Give it the width of the page.\n')
  expect(page).toContain('\n## Don’t\n\n- Put it into a dialog.\n')
})
