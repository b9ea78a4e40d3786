// Writes docs/texts-of-elements.md: every text that a host can replace, with its placeholders and where it is shown.
import { readFileSync } from 'node:fs'
import { listImports, listSources } from './imports.mjs'
import { fromRoot } from './paths.mjs'

const HEAD = `# Texts of the elements

Written by \`npm run texts\`. A host puts words of its own in the place of these: \`configure({ texts: { en: { cart: { basket: 'Requisition' } } } })\`;
the README of the widgets says how ([In your own words](../packages/widgets/README.md#in-your-own-words)). A heading is a namespace, the first
column its keys. A text of yours has the same placeholders. Keys that end in \`_one\` and \`_other\` are plural forms; a language with more of
them has a key for each (\`_few\`, \`_many\`). "Shown in" names the parts of our sources that say the text, which tells two texts of the same
words apart.
`

/** Beyond this the names of the elements say nothing. */
const MOST_ELEMENTS = 8

/** @param {{ package: string, path: string, variable: string, namespace: string, english: Record<string, string> }[]} tables */
export function textsPage(tables) {
  const widgets = readPackage('widgets')
  const core = readPackage('core')
  const elementsOf = findElements(widgets)
  const sections = [...tables]
    .sort((one, other) => (one.namespace < other.namespace ? -1 : 1))
    .map(table => section(table, table.package === 'core' ? [...core, ...widgets] : widgets, elementsOf))
  return `${HEAD}\n${sections.join('\n')}`
}

const readPackage = name => {
  const root = fromRoot(`packages/${name}/src`)
  return listSources(root)
    .filter(path => !path.endsWith('.texts.ts') && !path.startsWith('locales/'))
    .map(path => ({ path: `packages/${name}/src/${path}`, code: readFileSync(`${root}/${path}`, 'utf8') }))
}

/** @returns which elements draw with a source of the widgets */
function findElements(sources) {
  const importsOf = new Map()
  for (const { from, to } of listImports(fromRoot('packages/widgets/src')))
    importsOf.set(from, [...(importsOf.get(from) ?? []), to])
  const found = new Map()
  for (const { path, code } of sources) {
    const [, tag] = /\btag: '(cw-[\w-]+)'/.exec(code) ?? []
    if (!path.endsWith('.element.ts') || !tag) continue
    const seen = new Set()
    const open = [path.replace('packages/widgets/src/', '')]
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      if (seen.has(from)) continue
      seen.add(from)
      open.push(...(importsOf.get(from) ?? []))
    }
    for (const file of seen) found.set(file, [...(found.get(file) ?? []), tag])
  }
  return path => found.get(path.replace('packages/widgets/src/', '')) ?? []
}

function section({ path, variable, namespace, english, package: name }, sources, elementsOf) {
  const named = new RegExp(`\\b${variable}\\b`)
  const users = sources.filter(({ code }) => named.test(code))
  const near = sources.filter(({ path: file }) => folderOf(file) === folderOf(path))
  const tags = name === 'core' ? [] : elementsOf(path)
  const rows = Object.entries(english).map(([key, text]) => {
    const stem = key.replace(/_(?:one|other)$/, '')
    const sayers = ofKey(users, stem)
    // A key that a component gets from the state of its feature or from its rules.
    const shown = (sayers.length > 0 ? sayers : ofKey(near, stem)).map(({ path: file }) => `\`${nameOf(file)}\``)
    const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, one]) => `\`${one}\``)
    return `| \`${key}\` | ${escapeCell(text)} | ${[...new Set(names)].join(', ')} | ${[...new Set(shown)].join(', ')} |`
  })
  return [
    `## ${namespace}\n`,
    `${whereOf(name, tags)}\n`,
    '| key | English | placeholders | shown in |',
    '|--|--|--|--|',
    ...rows,
    '',
  ].join('\n')
}

const ofKey = (files, stem) => files.filter(({ code }) => says(code, stem))
const says = (code, stem) =>
  code.includes(`'${stem}'`) || beginnings(code).some(beginning => stem.startsWith(beginning))
/** Keys that are put together: `` t(`status.${name}`) ``. */
const beginnings = code => [...code.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning]) => beginning)

function whereOf(name, tags) {
  if (name === 'core') return 'Said by the shop itself, in messages and wherever an element repeats them.'
  if (tags.length === 0) return 'Shown by components that are no elements.'
  if (tags.length > MOST_ELEMENTS) return `Shown by ${tags.length} of the elements.`
  return `Shown by ${tags.map(tag => `\`${tag}\``).join(', ')}.`
}

const folderOf = path => path.slice(0, path.lastIndexOf('/'))
const nameOf = path => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
const escapeCell = text => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')
