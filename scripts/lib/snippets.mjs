// The blocks of code that the documents print, and what proves each of them.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from './paths.mjs'

const RECIPES = 'tests/embed/recipes.test.ts'
const CONTROL = 'tests/embed/host-control.test.ts'
const STYLES = 'packages/widgets/src/styles/styles.node.test.ts'

/**
 * Of each document the proofs of its blocks, in their order:
 * `runs`: by tests/embed/snippets.test.ts, on a page of another origin.
 * `compiles`: by tests/packages/snippets.test.ts, against the archives.
 * `commands`: its programs, scripts, commands of the supplier and files are there.
 * `text`: no code of ours: a drawing, or settings of another program.
 * The path of a test: it reads this document and runs the block.
 * The path of another file: each line of the block stands in it, in this order.
 */
export const PROOFS = {
  'ARCHITECTURE.md': ['text'],
  'README.md': [
    'commands',
    'tests/embed/foreign-pages.test.ts',
    'packages/core/src/quick-order/quick-order.server.test.ts',
    'text',
  ],
  'docs/control-for-hosts.md': [CONTROL, 'runs', CONTROL],
  'docs/decisions/0065-language-of-a-part.md': ['runs'],
  'docs/demo.md': ['commands', 'commands'],
  'docs/embedding-recipes.md': Array(10).fill(RECIPES),
  'docs/invoices.md': ['commands', 'commands', 'commands', 'commands'],
  'docs/operations.md': ['text', 'text'],
  'docs/own-sign-in.md': ['commands', 'text', 'commands', 'runs'],
  'docs/tests.md': ['commands'],
  'packages/core/README.md': ['compiles', 'compiles'],
  'packages/server/README.md': ['packages/server/src/testing/readme.test.ts'],
  'packages/storefront/README.md': ['packages/storefront/src/cart/cart.page.tsx', 'commands'],
  'packages/widgets/README.md': [
    'text',
    'runs',
    'runs',
    'runs',
    'runs',
    'runs',
    'runs',
    'compiles',
    'compiles',
    'commands',
    'compiles',
    'packages/widgets/src/cart/cart-button.tsx',
    'packages/widgets/src/cart/cart-button.element.ts',
    'commands',
    'runs',
    'runs',
  ],
  'packages/widgets/src/cart/cart.md': ['runs'],
  'packages/widgets/src/quick-order/quick-order.md': ['runs'],
  'storybook/book/start/html.mdx': ['runs', 'runs', 'runs', 'runs', 'runs', 'runs', 'compiles'],
  'storybook/book/start/next.mdx': ['compiles'],
  'storybook/book/start/react.mdx': ['compiles'],
  'storybook/book/start/svelte.mdx': ['compiles'],
  'storybook/book/start/vue.mdx': ['tests/installed/hosts/vue/vite.config.js', 'compiles'],
  'storybook/book/theming/theming.mdx': [STYLES, 'runs', STYLES],
}

/**
 * @param {string} text of a document
 * @returns {{ language: string, code: string }[]} its blocks of code, in their order
 */
export const blocksOf = text =>
  [...text.matchAll(/^```(\w*)[^\n]*\n(.*?)^```/gms)].map(([, language, code]) => ({ language, code }))

/**
 * The blocks with one proof.
 * @param {string} proof
 * @returns {{ name: string, language: string, code: string }[]} `name`: document and place, such as `README.md 2`
 */
export const snippetsFor = proof =>
  Object.entries(PROOFS).flatMap(([document, proofs]) =>
    blocksOf(read(document))
      .map((block, at) => ({ name: `${document} ${at + 1}`, ...block, proof: proofs[at] }))
      .filter(block => block.proof === proof)
      .map(({ name, language, code }) => ({ name, language, code })),
  )

/** What has no proof, or one that does not hold. */
export function snippetFaults(proofs = PROOFS, documents = documentsWithBlocks()) {
  const unlisted = Object.keys(documents).filter(name => !(name in proofs))
  const wrong = Object.entries(proofs).flatMap(([name, list]) => {
    const blocks = documents[name] ?? []
    if (blocks.length !== list.length) return [`${name}: has ${blocks.length} blocks of code, ${list.length} proofs`]
    return blocks.flatMap((block, at) => faultsOf(block, list[at], name).map(fault => `${name} ${at + 1}: ${fault}`))
  })
  return [...unlisted.map(name => `${name}: its blocks of code have no proof`), ...wrong]
}

function faultsOf({ language, code }, proof, document) {
  if (proof === 'text')
    return ['', 'sql', 'text'].includes(language) ? [] : [`${language} is code, and has to be proven`]
  if (proof === 'runs' || proof === 'compiles') return []
  if (proof === 'commands') return commandFaults(code)
  if (!existsSync(fromRoot(proof))) return [`${proof} is not there`]
  const file = read(proof)
  if (proof.includes('.test.'))
    return file.includes(document.slice(document.lastIndexOf('/') + 1)) ? [] : [`${proof} does not read it`]
  return linesMissing(code, file).map(line => `${proof} has no line "${line}" here`)
}

/** Lines of the block that do not stand in the file, after those before them. */
function linesMissing(code, file) {
  const lines = file.split('\n').map(line => line.trim())
  let from = 0
  return code
    .split('\n')
    .map(line => line.trim())
    .filter(line => {
      if (line === '') return false
      const at = lines.indexOf(line, from)
      if (at >= 0) from = at + 1
      return at < 0
    })
}

/** Commands of the supplier: the files of packages/server/src/ops/commands, and those that they hold. */
const opsText = () =>
  execFileSync('git', ['grep', '-hoE', "'[a-z-]+:[a-z-]+'", '--', 'packages/server/src/ops'], {
    cwd: fromRoot(),
    encoding: 'utf8',
  })

function commandFaults(code) {
  const { scripts } = JSON.parse(read('package.json'))
  const named = [...code.matchAll(/\bnpm (?:run (?:--silent )?)?([\w:-]+)/g)].map(([, name]) => name)
  const ops = [...code.matchAll(/\bops -- ([a-z-]+:[a-z-]+)/g)].map(([, name]) => name)
  const known = ops.length > 0 ? opsText() : ''
  const folder = /^cd (\S+)$/m.exec(code)?.[1] ?? '.'
  const files = [...code.matchAll(/(?<=\s)((?:examples|src)\/[\w./-]+)/g)].map(([, file]) => `${folder}/${file}`)
  return [
    ...named.filter(name => !(name in scripts) && name !== 'install').map(name => `npm has no script ${name} here`),
    ...ops.filter(name => !known.includes(`'${name}'`)).map(name => `the supplier has no command ${name}`),
    ...files.filter(file => !existsSync(fromRoot(file))).map(file => `${file} is not there`),
  ]
}

const read = file => readFileSync(fromRoot(file), 'utf8')

/** Every document of the repository with a block of code, but for logs and pages that are generated. */
function documentsWithBlocks() {
  const files = execFileSync('git', ['ls-files', '*.md', '*.mdx'], { cwd: fromRoot(), encoding: 'utf8' })
  const found = files
    .trim()
    .split('\n')
    .map(file => [file, blocksOf(read(file))])
  return Object.fromEntries(found.filter(([, blocks]) => blocks.length > 0))
}
