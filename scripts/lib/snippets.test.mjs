import { expect, it } from 'vitest'
import { blocksOf, snippetFaults, snippetsFor } from './snippets.mjs'

it('each block of code in the documents has a proof that holds', () => {
  expect(snippetFaults()).toEqual([])
  expect(snippetsFor('runs').length).toBeGreaterThan(15)
  expect(snippetsFor('compiles').length).toBeGreaterThan(8)
})

const block = (language, code) => blocksOf(`\`\`\`${language}\n${code}\n\`\`\`\n`)

it.each([
  ['a document that is not listed', {}, { 'a.md': block('js', 'a()') }, 'a.md: its blocks of code have no proof'],
  ['a document without blocks', { 'a.md': ['runs'] }, {}, 'a.md: has 0 blocks of code, 1 proofs'],
  [
    'a block too many',
    { 'a.md': ['runs'] },
    { 'a.md': [...block('js', 'a()'), ...block('js', 'b()')] },
    'a.md: has 2 blocks of code, 1 proofs',
  ],
  [
    'code that is called text',
    { 'a.md': ['text'] },
    { 'a.md': block('js', 'a()') },
    'a.md 1: js is code, and has to be proven',
  ],
  [
    'a test that is not there',
    { 'a.md': ['scripts/lib/no-such.test.mjs'] },
    { 'a.md': block('js', 'a()') },
    'a.md 1: scripts/lib/no-such.test.mjs is not there',
  ],
  [
    'a line that the file does not have',
    { 'a.md': ['scripts/lib/paths.mjs'] },
    { 'a.md': block('js', 'noSuchLine()') },
    'a.md 1: scripts/lib/paths.mjs has no line "noSuchLine()" here',
  ],
  [
    'a script that is gone',
    { 'a.md': ['commands'] },
    { 'a.md': block('sh', 'npm run sing') },
    'a.md 1: npm has no script sing here',
  ],
  [
    'a command of the supplier that is gone',
    { 'a.md': ['commands'] },
    { 'a.md': block('sh', 'npm run ops -- order:sing') },
    'a.md 1: the supplier has no command order:sing',
  ],
  [
    'a file that is gone',
    { 'a.md': ['commands'] },
    { 'a.md': block('sh', 'node examples/no-such.mjs') },
    'a.md 1: ./examples/no-such.mjs is not there',
  ],
])('names %s', (_what, proofs, documents, fault) => {
  expect(snippetFaults(proofs, documents)).toEqual([fault])
})
