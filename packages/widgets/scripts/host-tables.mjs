#!/usr/bin/env node
/**
 * Writes what people read from the tables of the elements: the tables of docs/control-for-hosts.md (slots, states, parts, focus and forms,
 * events, roles), the table of README.md, docs/elements/*.md, and the files by which Storybook knows the page of each element.
 * With --check it only says whether they are out of date.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { tableOf } from '../../../scripts/lib/markdown-table.mjs'
import { elementsOf, firstSentence, pageOf } from './element-readers.mjs'
import { SLOTS_OF_STATES } from './slots-of-states.mjs'

const page = fileURLToPath(new URL('../../../docs/control-for-hosts.md', import.meta.url))
const readme = fileURLToPath(new URL('../README.md', import.meta.url))
const source = name => fileURLToPath(new URL(`../src/${name}`, import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'host-tables-'))
const file = join(folder, 'custom-elements.json')
execFileSync(process.execPath, [fileURLToPath(new URL('manifest.mjs', import.meta.url)), file])
const { modules } = JSON.parse(readFileSync(file, 'utf8'))
rmSync(folder, { recursive: true })
const elements = elementsOf({ modules })
const { EVENTS } = (await runnerImport(source('element/events.ts'), { logLevel: 'error' })).module
const { GROUP_OF } = (await runnerImport(source('element/groups.ts'), { logLevel: 'error' })).module
const { guideOf } = (await runnerImport(source('element-guidance.ts'), { logLevel: 'error' })).module
const { COLOUR_ROLES, INPUTS } = (await runnerImport(source('styles/roles.ts'), { logLevel: 'error' })).module

const code = name => `\`${name}\``
const tagOf = ({ tagName }) => code(tagName)
const having = (key, name) => elements.filter(element => element[key].some(entry => entry.name === name)).map(tagOf)
/** Long lists of elements hide what few have. */
const namesOf = tags => (tags.length === elements.length ? 'every element' : tags.join(', '))
/** Entries of all elements under one name, in the order of their names. */
function unique(key) {
  const found = new Map()
  for (const element of elements)
    for (const entry of element[key]) if (!found.has(entry.name)) found.set(entry.name, entry)
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** A description of its own stands in the table. */
const isOfState = ({ name, description }) => SLOTS_OF_STATES[name] === description
const slotOf = state => () =>
  `\`${state}\`: ${namesOf(elements.filter(({ slots }) => slots.some(slot => slot.name === state && isOfState(slot))).map(tagOf))}.`

function slots() {
  return tableOf(
    ['element', 'slot', 'where it stands'],
    elements.flatMap(element =>
      element.slots
        .filter(slot => !isOfState(slot))
        .map(({ name, description }) => [tagOf(element), code(name), description]),
    ),
  )
}

const named = key =>
  tableOf(
    ['name', 'is', 'of'],
    unique(key).map(({ name, description }) => [code(name), description, namesOf(having(key, name))]),
  )

function focus() {
  return tableOf(
    ['element', '`focus()`', 'field of a form'],
    elements.map(element => {
      const method = element.members.find(({ kind, name }) => kind === 'method' && name === 'focus')
      return [tagOf(element), method?.description ?? '', element.formAssociated ? 'yes' : '']
    }),
  )
}

function events() {
  return tableOf(
    ['event', 'elements', 'detail', '`preventDefault()` leaves to the host', 'without an answer'],
    unique('events').map(({ name, type }) => {
      const meaning = EVENTS[name]
      if (!meaning) throw new Error(`${name} has no meaning in src/element/events.ts`)
      const detail = /^CustomEvent<(.+)>$/.exec(type.text)?.[1]
      return [
        code(name),
        namesOf(having('events', name)),
        detail ? code(detail) : '',
        meaning.prevented ?? 'nothing',
        meaning.otherwise,
      ]
    }),
  )
}

/** Value in light and dark, as the sheet declares it. */
const tokens = readFileSync(source('styles/tokens.css'), 'utf8')
function lightAndDark(role) {
  const declared = new RegExp(`${role}:\\s*([^;]+);`).exec(tokens)?.[1].replaceAll(/\s+/g, ' ')
  if (!declared) return [code(new RegExp(`var\\(${role}, ([^)]+)\\)`).exec(allSheets())?.[1] ?? ''), '']
  const both = /^light-dark\((.+)\)$/.exec(declared)?.[1]
  if (!both) return [code(declared), code(declared)]
  let depth = 0
  for (let at = 0; at < both.length; at += 1) {
    if (both[at] === '(') depth += 1
    if (both[at] === ')') depth -= 1
    if (both[at] === ',' && depth === 0) return [code(both.slice(0, at).trim()), code(both.slice(at + 1).trim())]
  }
  return [code(declared), code(declared)]
}
const allSheets = () => `${tokens}${readFileSync(source('styles/base.css'), 'utf8')}`

const roles = table =>
  tableOf(
    ['role', 'is', 'read on', 'light', 'dark'],
    Object.entries(table).map(([name, { about, partner }]) => [
      code(name),
      about,
      partner ? code(partner) : '',
      ...lightAndDark(name),
    ]),
  )
const inputs = () =>
  tableOf(
    ['input', 'is', 'default'],
    Object.entries(INPUTS).map(([name, { about }]) => [code(name), about, lightAndDark(name)[0]]),
  )

/** Every element in one line: what is set, and what it raises besides what all elements do. */
function overview() {
  const listed = names => names.map(code).join(', ')
  const usual = new Set(
    elements[0].attributes
      .map(({ name }) => name)
      .filter(name => having('attributes', name).length === elements.length),
  )
  return tableOf(
    ['element', 'is', 'attributes', 'events'],
    elements.map(element => {
      const own = element.attributes.filter(({ name }) => !usual.has(name))
      const fields = new Set([...own.map(({ fieldName }) => fieldName), 'shop'])
      const properties = element.members.filter(({ kind, name }) => kind === 'field' && !fields.has(name))
      return [
        tagOf(element),
        `${firstSentence(element.description).replace(/\.$/, '')}${element.formAssociated ? '; a form field' : ''}`,
        [
          listed(own.map(({ name }) => name)),
          properties.length > 0
            ? `${properties.length > 1 ? 'properties' : 'property'} ${listed(properties.map(({ name }) => name))}`
            : '',
        ]
          .filter(Boolean)
          .join('; '),
        listed(element.events.map(({ name }) => name).filter(name => having('events', name).length < elements.length)),
      ]
    }),
  )
}

const TABLES = {
  slots,
  failed: slotOf('failed'),
  'signed-out': slotOf('signed-out'),
  states: () => named('cssStates'),
  parts: () => named('cssParts'),
  focus,
  events,
  inputs,
  roles: () => roles(COLOUR_ROLES),
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** A document with tables in it, each between two comments. */
function withTables(path, tables) {
  return Object.entries(tables).reduce(
    (text, [name, write]) => {
      const place = new RegExp(`(<!-- table: ${name} -->\n)[\\s\\S]*?(\n<!-- end -->)`)
      if (!place.test(text)) throw new Error(`${relative(root, path)} has no place for the table "${name}"`)
      return text.replace(place, (_, begin, end) => `${begin}\n${write()}\n${end}`)
    },
    readFileSync(path, 'utf8'),
  )
}
const files = new Map([
  [page, withTables(page, TABLES)],
  [readme, withTables(readme, { elements: overview })],
])

const FOLDERS = ['docs/elements', 'storybook/book/elements']
for (const element of elements) {
  const { tagName } = element
  const group = GROUP_OF[tagName]
  files.set(join(root, FOLDERS[0], `${tagName}.md`), pageOf(element, { meanings: EVENTS, guideOf }))
  files.set(
    join(root, FOLDERS[1], group.toLowerCase().replaceAll(' ', '-'), `${tagName}.mdx`),
    `import { Meta } from '@storybook/addon-docs/blocks'
import { ElementPage } from '../../element-page'

<Meta title="Elements/${group}/${tagName}" />

<ElementPage tag="${tagName}" />
`,
  )
}

const textOf = path => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const there = FOLDERS.map(folder => join(root, folder))
  .filter(existsSync)
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name)),
  )
const others = there.filter(path => !files.has(path))
const changed = [...files].filter(([path, text]) => textOf(path) !== text).map(([path]) => path)
if (!process.argv.includes('--check')) {
  for (const path of others) rmSync(path)
  for (const path of changed) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, files.get(path))
  }
} else if (changed.length + others.length > 0) {
  for (const path of [...changed, ...others])
    process.stderr.write(`${relative(root, path)} differs from the tables of the elements: npm run host-tables\n`)
  process.exit(1)
}
