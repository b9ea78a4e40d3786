import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { modulesOfMetafile, noticesOf, packagesOf } from './third-party.mjs'

const root = mkdtempSync(join(tmpdir(), 'third-party-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A package as it is installed. @returns the path of a module of it */
function installed(name, { license = 'MIT', files = { LICENSE: `The text of ${name}` } } = {}) {
  const folder = join(root, 'node_modules/.pnpm', `${name.replace('/', '+')}@1.2.3`, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return join(folder, 'dist/index.js')
}

it('the text of each package in a bundle is there once, our own modules are not', () => {
  const ids = [
    installed('one'),
    installed('@scope/two', { license: 'ISC' }),
    installed('one'),
    join(root, 'src/own.ts'),
  ]
  expect(packagesOf(ids).map(({ name, version }) => `${name} ${version}`)).toEqual(['@scope/two 1.2.3', 'one 1.2.3'])
  const text = noticesOf(packagesOf(ids))
  expect(text.match(/The text of one/g)).toHaveLength(1)
  expect(text).toContain('@scope/two 1.2.3 (ISC)')
})

it('a notice of a package goes with its licence', () => {
  const files = { 'LICENSE.md': 'The licence', NOTICE: 'The notice' }
  expect(noticesOf(packagesOf([installed('noticed', { license: 'Apache-2.0', files })]))).toContain('The notice')
})

it.each(['GPL-3.0-only', undefined, 'SEE LICENSE IN terms.txt'])('a package with the licence %s fails', license => {
  const id = installed('closed', { license, files: { LICENSE: '' } })
  if (license === undefined)
    writeFileSync(join(id, '../../package.json'), JSON.stringify({ name: 'closed', version: '1.2.3' }))
  expect(() => packagesOf([id])).toThrow(/closed 1\.2\.3 is in the bundle and has the licence/)
})

it('a package without the text of its licence fails', () => {
  expect(() => packagesOf([installed('silent', { files: {} })])).toThrow(/silent 1\.2\.3 .* without the text/)
})

it('a package under MIT that brings no text has the usual one with the name of its author', () => {
  const id = installed('named', { files: {} })
  const about = { name: 'named', version: '1.2.3', license: 'MIT', author: { name: 'Somebody' } }
  writeFileSync(join(id, '../../package.json'), JSON.stringify(about))
  expect(noticesOf(packagesOf([id]))).toMatch(/Copyright \(c\) Somebody[\s\S]+"Software"/)
})

it('the helpers of the bundler are code of others too', () => {
  const helpers = join(installed('bundler'), '../..')
  expect(packagesOf(['\0rolldown/runtime.js'], { helpers }).map(({ name }) => name)).toEqual(['bundler'])
})

it('of a metafile only what is in a file counts', () => {
  const inputs = { 'node_modules/a/index.js': { bytesInOutput: 12 }, 'node_modules/b/index.js': { bytesInOutput: 0 } }
  expect(modulesOfMetafile({ outputs: { 'dist/x.js': { inputs } } }, '/p')).toEqual([
    join('/p', 'node_modules/a/index.js'),
  ])
})
