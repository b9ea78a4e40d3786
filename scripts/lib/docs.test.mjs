import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { fromRoot } from './paths.mjs'

const texts = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/demo.md',
  'docs/operations.md',
  'docs/glossary.md',
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

it('the index of the decisions lists every record, in order', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/\((\d{4}-[\w-]+\.md)\)/g)].map(([, name]) => name)
  const there = readdirSync(fromRoot('docs/decisions')).filter(name => /^\d{4}-.*\.md$/.test(name))
  expect(listed).toEqual(there.sort())
})
