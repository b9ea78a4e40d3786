import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { fromRoot } from './paths.mjs'

const texts = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...[
    'control-for-hosts',
    'demo',
    'embedding',
    'finding-parts',
    'glossary',
    'invoices',
    'operations',
    'registration',
    'returns',
    'tests',
  ].map(name => `docs/${name}.md`),
  'docs/decisions/README.md',
  ...['core', 'widgets', 'storefront', 'server'].map(name => `packages/${name}/README.md`),
]
const read = file => readFileSync(fromRoot(file), 'utf8')

it.each(texts)('%s links to and names only what is there', file => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path]) => join(dirname(file), path))
  const paths = [...read(file).matchAll(/`((?:packages|docs|scripts|tests|examples)\/[^`\s<>*…]*)`/g)].map(
    ([, path]) => path,
  )
  expect([...links, ...paths].filter(path => !existsSync(fromRoot(path)))).toEqual([])
})

it.each(['tests/e2e', 'tests/embed'])('docs/tests.md says what each file of %s is about', folder => {
  const files = readdirSync(fromRoot(folder)).flatMap(name => name.match(/^(.*)\.test\.ts$/)?.[1] ?? [])
  const rows = read('docs/tests.md')
    .split('\n')
    .filter(line => line.startsWith('|'))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter(name => !rows.some(row => row.includes(`\`${name}\``)))).toEqual([])
})

const tracked = execFileSync('git', ['ls-files'], { cwd: fromRoot(), encoding: 'utf8' }).trim().split('\n')

it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names files that are there', file => {
  const names = [...read(file).matchAll(/`((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css))`/g)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter(name => !tracked.some(path => `/${path}`.endsWith(`/${name}`)))).toEqual([])
})

const isRecord = name => /^\d{4}-.*\.md$/.test(name)
const records = readdirSync(fromRoot('docs/decisions')).filter(isRecord).sort()
const PARTS = ['**Question.**', '**Choice.**', '**Cost.**']

/** What a record lacks of its form: the number of its file in the title, and its three parts, each at the start of a paragraph and once, in this order. */
function missingIn(name, text) {
  const title = `# ${Number(name.slice(0, 4))}. `
  const parts = text.split('\n').flatMap(line => PARTS.filter(part => line.startsWith(part)))
  return [
    ...(text.startsWith(title) ? [] : [`${name}: begins with "${title}"`]),
    ...(parts.join() === PARTS.join() ? [] : [`${name}: has ${PARTS.join(', ')}, in this order`]),
  ]
}

it('each decision says question, choice and cost', () => {
  expect(records.flatMap(name => missingIn(name, read(`docs/decisions/${name}`)))).toEqual([])
})

it.each([
  ['no cost', '# 7. Boxes\n\n**Question.** A?\n\n**Choice.** B.\n'],
  ['another order', '# 7. Boxes\n\n**Choice.** B.\n\n**Question.** A?\n\n**Cost.** C.\n'],
  ['a choice in other words', '# 7. Boxes\n\n**Question.** A?\n\n**Choice: 2.** B.\n\n**Cost.** C.\n'],
])('a decision with %s is named', (_what, text) => {
  expect(missingIn('0007-boxes.md', text)).toEqual([
    '0007-boxes.md: has **Question.**, **Choice.**, **Cost.**, in this order',
  ])
})

it('a decision with another number is named', () => {
  const text = '# 8. Boxes\n\n**Question.** A?\n\n**Choice.** B.\n\n**Cost.** C.\n'
  expect(missingIn('0007-boxes.md', text)).toEqual(['0007-boxes.md: begins with "# 7. "'])
})

it('the index of the decisions lists every record, in order', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/\((\d{4}-[\w-]+\.md)\)/g)].map(([, name]) => name)
  expect(listed).toEqual(records)
})

it('the conventions of embedding name tests that there are', () => {
  const [, table] = /<!-- conventions -->(.+)<!-- end -->/s.exec(read('docs/embedding.md')) ?? []
  const named = [...table.matchAll(/`([\w./-]+\.test\.tsx?)`: (.+?)(?=<br>| *\|)/g)]
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(([, file, name]) => !read(file).includes(name)).map(([text]) => text)).toEqual([])
  expect([...table.matchAll(/^\| (\d+) /gm)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 23 }, (_, at) => at + 1),
  )
})
