// The archives of core and widgets. Each is laid out as a folder first, as it will be installed, so that npm can pack it too.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fromRoot } from './paths.mjs'
import { run } from './processes.mjs'
import { Trouble } from './say.mjs'

export const PUBLISHED = ['core', 'widgets']

/** Of the repository alone: what an installed package has no use for. */
const OF_REPOSITORY = ['scripts', 'devDependencies', 'publishConfig']
/** npm packs them even where `files` does not name them. */
const ALWAYS = ['README.md', 'LICENSE', 'CHANGELOG.md']

/**
 * The package.json of an archive, as pnpm writes it: `publishConfig` in the place of what it names, versions in that of `workspace:*`.
 * @param {Record<string, any>} manifest
 * @param {(name: string) => string} versionOf a package of the workspace
 */
export function toPublished(manifest, versionOf) {
  const published = Object.assign({}, manifest, manifest.publishConfig)
  for (const name of OF_REPOSITORY) delete published[name]
  if (published.dependencies)
    published.dependencies = Object.fromEntries(
      Object.entries(published.dependencies).map(([name, range]) => [
        name,
        range === 'workspace:*' ? versionOf(name) : range,
      ]),
    )
  return published
}

const readManifest = name => JSON.parse(readFileSync(fromRoot('packages', name, 'package.json'), 'utf8'))

/** @returns the folder in which a package lies as it will be installed */
export function layOut(name, target) {
  const from = fromRoot('packages', name)
  const manifest = readManifest(name)
  if (!existsSync(join(from, 'dist/index.js'))) throw new Trouble(`packages/${name} is not built: npm run build`)
  const folder = join(target, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const left = manifest.files.filter(file => file.startsWith('!')).map(file => file.slice(1))
  const isIn = path => !left.includes(relative(from, path).split(sep).join('/'))
  const files = new Set([...ALWAYS, ...manifest.files.filter(file => !file.startsWith('!'))])
  for (const file of files)
    if (existsSync(join(from, file))) cpSync(join(from, file), join(folder, file), { recursive: true, filter: isIn })
  const published = toPublished(manifest, other => readManifest(other.replace('@cartwright/', '')).version)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  return folder
}

/**
 * Packs what has been built.
 * @param {string} target folder of the archives, which must be empty or not there
 * @returns {Promise<Record<string, string>>} the file of each archive, by the name of the package without its scope
 */
export async function packAll(target) {
  const folders = PUBLISHED.map(name => layOut(name, join(target, 'folders')))
  const { code, output } = await run('npm', ['pack', '--json', '--pack-destination', target, ...folders], {
    cwd: target,
    capture: true,
  })
  if (code !== 0) throw new Trouble(`npm could not pack:\n${output}`)
  return Object.fromEntries(
    PUBLISHED.map(name => [name, join(target, `cartwright-${name}-${readManifest(name).version}.tgz`)]),
  )
}
