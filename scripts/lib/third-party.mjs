// What a bundle holds of others: found from the modules that are really in it. Their licences ask that their text goes with it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** Licences that let us give the code away with their text. Another one has to be read by a person first. */
const KNOWN_LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0']
/** What a package without the text of its licence says of it: the text is the same for all, but for the holder. */
const MIT = holder => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`
const LICENCE_FILE = /^(licen[cs]e|copying)([.-].*)?$/i
const NOTICE_FILE = /^notice([.-].*)?$/i
/** The bundler's own helpers have no path. */
const BUNDLERS_HELPER = /^\0rolldown\//

/**
 * A plugin of Vite that writes the ids of all modules of a bundle, as a list, into a file.
 * @param {string} file absolute
 * @returns {import('vite').Plugin}
 */
export const listModules = file => ({
  name: 'list-modules',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap(one =>
      one.type === 'chunk'
        ? Object.entries(one.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
        : [],
    )
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify([...new Set(ids)].sort()))
  },
})

/** The ids of the modules that stand in the files which esbuild has written, by its metafile. */
export const modulesOfMetafile = ({ outputs }, folder) =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(folder, path)] : [])),
  )

/**
 * The packages of others that modules belong to, by name and version.
 * @param {Iterable<string>} ids of modules
 * @param {{ helpers?: string }} [options] `helpers`: folder of the package that the bundler's helpers come from
 * @throws when one has a licence that is not known, or no text of it
 */
export function packagesOf(ids, { helpers = bundlersFolder() } = {}) {
  const folders = new Set()
  for (const id of ids) {
    if (BUNDLERS_HELPER.test(id)) folders.add(helpers)
    const [folder] = /^.*[\\/]node_modules[\\/](?!\.pnpm)(?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, '')) ?? []
    if (folder) folders.add(folder)
  }
  const found = new Map()
  for (const folder of folders) {
    const one = readPackage(folder)
    found.set(`${one.name} ${one.version}`, one)
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

function readPackage(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!KNOWN_LICENCES.includes(license))
    throw new Error(`${name} ${version} is in the bundle and has the licence ${license}: read it, see third-party.mjs.`)
  const files = readdirSync(folder).filter(file => LICENCE_FILE.test(file) || NOTICE_FILE.test(file))
  const texts = files.sort().map(file => readFileSync(join(folder, file), 'utf8').trim())
  if (!files.some(file => LICENCE_FILE.test(file))) {
    const holder = typeof author === 'string' ? author : author?.name
    if (license !== 'MIT' || !holder)
      throw new Error(`${name} ${version} is in the bundle without the text of its licence: see third-party.mjs.`)
    texts.unshift(MIT(holder))
  }
  return { name, version, license, text: texts.join('\n\n') }
}

/** The text of THIRD-PARTY-NOTICES.txt. */
export function noticesOf(packages) {
  if (packages.length === 0) return 'These files hold no code of others.\n'
  const parts = packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`)
  return `These files hold code of the following packages, under their licences.\n\n${parts.map(part => `${'-'.repeat(72)}\n${part}`).join('\n')}`
}

/** Reads a list of modules (`listModules`) or a metafile of esbuild, whose paths are below `folder`. */
export const readModules = (file, folder) => {
  const content = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(content) ? content : modulesOfMetafile(content, folder)
}

function bundlersFolder() {
  const ofVite = createRequire(createRequire(import.meta.url).resolve('vite/package.json'))
  return dirname(ofVite.resolve('rolldown/package.json'))
}
