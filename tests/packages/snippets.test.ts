/** The blocks of the documents that scripts/lib/snippets.mjs lists as compiled here, to the letter, against the archives. */
import { compile as compileSvelte } from 'svelte/compiler'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'
import { snippetsFor } from '../../scripts/lib/snippets.mjs'
import { compile } from './compile'
import { type PackedAll, packPackages } from './packed'

let packed: PackedAll
beforeAll(async () => {
  packed = await packPackages()
}, 300_000)
afterAll(() => packed?.remove())

const snippets = snippetsFor('compiles')
const inLanguages = (...languages: string[]) => snippets.filter(({ language }) => languages.includes(language))

/** What the blocks leave to the page that they are put on. */
const PAGE = `declare const router: { push(path: string): void }
declare function showInMyPage(path: string): void
declare module '*.css'
`

it('each block is in a language that is compiled here', () => {
  expect(inLanguages('js', 'tsx', 'vue', 'svelte')).toEqual(snippets)
})

it('programs and React components have no error of types', async () => {
  const blocks = inLanguages('js', 'tsx')
  expect(blocks.length).toBeGreaterThan(5)
  const files = blocks.map(({ name, language, code }) => [
    `${name.replaceAll(/\W+/g, '-')}.${language === 'js' ? 'ts' : 'tsx'}`,
    code,
  ])
  const said = await compile(packed, 'snippets', {
    others: { '@types/react': '@types/react' },
    options: { jsx: 'react-jsx', moduleResolution: 'bundler', module: 'ESNext' },
    files: Object.fromEntries([['page.d.ts', PAGE], ...files]),
  })
  expect(said).toBe('')
})

it.each(inLanguages('vue').map(({ name, code }) => [name, code]))(
  '%s is a component of Vue',
  (name = '', code = '') => {
    const { descriptor, errors } = parse(code)
    expect(errors).toEqual([])
    const isCustomElement = (tag: string) => tag.startsWith('cw-')
    const { bindings } = compileScript(descriptor, { id: name })
    const template = compileTemplate({
      id: name,
      filename: name,
      source: descriptor.template?.content ?? '',
      compilerOptions: { isCustomElement, ...(bindings && { bindingMetadata: bindings }) },
    })
    expect([template.errors, template.tips]).toEqual([[], []])
    expect(template.code).toContain('cw-quick-order')
  },
)

it.each(inLanguages('svelte').map(({ name, code }) => [name, code]))(
  '%s is a component of Svelte',
  (_name, code = '') => {
    const { js, warnings } = compileSvelte(code, {})
    expect(warnings).toEqual([])
    expect(js.code).toContain('cw-quick-order')
  },
)
