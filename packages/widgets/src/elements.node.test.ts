import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EMBED_COMPONENT_NAMES } from '@cartwright/core/rules'
import { expect, it } from 'vitest'
import { EVENTS } from './element/events'
import { elements } from './elements'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

it.each(Object.entries(elements))(
  'the README has %s with its attributes, properties and events',
  async (tag, load) => {
    const { attrs = {}, props = [], events = {} } = (await load()).element.options
    const row = README.split('\n').find(line => line.startsWith(`| \`${tag}\` `))
    const named = [...(row ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    expect(named).toEqual([tag, ...Object.keys(attrs).map(kebab), ...props, ...Object.values(events)])
    // The first one brings what all of them share.
  },
  30_000,
)

interface Described {
  name: string
  type: { text: string }
  description?: string
}

interface Declaration {
  tagName: string
  attributes: Described[]
  members: Described[]
  events: Described[]
}

it('custom-elements.json names every event that an element dispatches, and describes each attribute, property and event', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'custom-elements-'))
  const file = join(folder, 'custom-elements.json')
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/manifest.mjs', import.meta.url)), file])
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    modules: { declarations: Declaration[] }[]
  }
  rmSync(folder, { recursive: true })
  const found = new Map(
    modules.flatMap(({ declarations }) => declarations.map(({ tagName, events }) => [tagName, events])),
  )
  // Beside the events of its own table, what the class of all elements dispatches.
  const shared = readFileSync(new URL('element/define-element.tsx', import.meta.url), 'utf8')
  const ofAll = [...shared.matchAll(/new CustomEvent\(\s*'([\w-]+)'/g)].map(([, name]) => name)
  expect(ofAll.toSorted()).toEqual(['cw-invalid-attribute', 'cw-session-expired'])
  for (const [tag, load] of Object.entries(elements)) {
    const { events = {} } = (await load()).element.options
    const names = found.get(tag)?.map(({ name }) => name)
    expect(names?.toSorted(), tag).toEqual([...Object.values(events), ...ofAll].toSorted())
  }
  const prevented = modules
    .flatMap(({ declarations }) => declarations.flatMap(({ events }) => events))
    .filter(({ description }) => /return false|prevent it/i.test(description ?? ''))
  const named = Object.keys(EVENTS).filter(name => EVENTS[name]?.prevented)
  expect(named.toSorted()).toEqual([...new Set(prevented.map(({ name }) => name))].toSorted())
  const silent = modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName, attributes, members, events }) =>
      [...attributes, ...members, ...events]
        .filter(entry => !entry.description)
        .map(({ name }) => `${tagName} ${name}`),
    )
  expect(silent).toEqual([])
  expect([...found.keys()].toSorted()).toEqual(Object.keys(elements).toSorted())
  expect(found.get('cw-cart')).toContainEqual(
    expect.objectContaining({ name: 'cw-session-expired', type: { text: 'CustomEvent<{ shop: Shop }>' } }),
  )
})

/** What serves the sign-in, or a shop around the elements, is opened by no key. */
const WITHOUT_KEY = [
  'cw-cookie-notice',
  'cw-expired-dialog',
  'cw-home',
  'cw-nav-bar',
  'cw-password-reset',
  'cw-registration',
  'cw-session-end-dialog',
  'cw-shortcut-menu',
  'cw-sign-in',
  'cw-site-footer',
  'cw-site-select',
  'cw-terms-dialog',
  'cw-top-bar',
  'cw-undo-change',
]

it('API-010 every element can be named by an embed key, or is listed as one that none opens', () => {
  const named = [...EMBED_COMPONENT_NAMES, ...WITHOUT_KEY]
  expect(named.toSorted()).toEqual(Object.keys(elements).toSorted())
})
