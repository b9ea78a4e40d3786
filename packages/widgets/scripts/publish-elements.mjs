/**
 * After the elements are built: the hashes for `integrity`, the licences of what they bundle, and `dist/sdk`, which a shop serves at
 * `/sdk/`: a folder of this version with everything, and above it the two files that change with a release. Folders of other versions
 * that stand there stay (docs/decisions/0130-releases-beside-each-other.md).
 */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { init, parse } from 'es-module-lexer'
import { build } from 'vite'
import { noticesOf, packagesOf, readModules } from '../../../scripts/lib/third-party.mjs'

const inPackage = path => fileURLToPath(new URL(`../${path}`, import.meta.url))
const dist = inPackage('dist')
const [elements, sdk] = [join(dist, 'elements'), join(dist, 'sdk')]
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const folder = `v${version}`

const lists = ['elements', 'loader'].map(name => join(elements, '.vite', `modules-${name}.json`))
writeFileSync(
  join(elements, 'THIRD-PARTY-NOTICES.txt'),
  noticesOf(packagesOf(lists.flatMap(file => readModules(file, elements)))),
)

// Addresses from its own place: an import map needs whole ones, which `cartwright-importmap` and the server of a shop make of them.
function writeIntegrity(place) {
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => name.replaceAll('\\', '/'))
    .sort()
  const integrity = Object.fromEntries(files.map(name => [`./${name}`, hashOf(join(place, name))]))
  writeFileSync(join(place, 'integrity.json'), `${JSON.stringify({ version, integrity }, null, 2)}\n`)
}
const hashOf = file => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

writeIntegrity(elements)
rmSync(join(sdk, folder), { recursive: true, force: true })
mkdirSync(sdk, { recursive: true })
cpSync(elements, join(sdk, folder), { recursive: true, filter: source => !source.endsWith('.vite') })
// The loader above the versions, and what it loads later: that stands in the folder of this version too.
await build({ configFile: inPackage('vite.loader.config.ts'), root: inPackage('.'), mode: 'sdk', logLevel: 'error' })
writeIntegrity(join(sdk, folder))
await init
writeFileSync(join(sdk, 'elements.js'), importFrom(`./${folder}/`, readFileSync(join(elements, 'elements.js'), 'utf8')))
// It differs from release to release in sizes alone: a page links it once.
cpSync(join(elements, 'host.css'), join(sdk, 'host.css'))

/** The same module as it stands a folder above what it imports. */
function importFrom(place, code) {
  const [imports] = parse(code)
  return imports.toReversed().reduce((text, { s, e }) => {
    const path = text.slice(s, e)
    // An import that is called has its path in quotes.
    const moved = path.replace(/^(["'`]?)\.\//, `$1${place}`)
    if (moved === path) throw new Error(`elements.js imports ${path}, which is no file beside it.`)
    return text.slice(0, s) + moved + text.slice(e)
  }, code)
}
