// Finds folders of a package that are neither a feature of the core nor technical: a feature has one name in all packages.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './paths.mjs'

/** The folders that are no features, by package. */
export const TECHNICAL = {
  core: ['client', 'contract', 'errors', 'i18n', 'routing', 'rules', 'storage', 'testing'],
  widgets: ['element', 'icons', 'primitives', 'provider', 'rich-text', 'styles', 'testing'],
  storefront: ['app', 'errors', 'testing'],
  server: ['db', 'http', 'janitor', 'mail', 'ops', 'process', 'seed', 'testing', 'transactions'],
}

const CALLS = '.calls.ts'
const sourceOf = name => fromRoot('packages', name, 'src')

/** @returns {string[]} one line for each folder whose name is unknown, and for each name in the list that has no folder */
export function findUnknownFolders(technical = TECHNICAL) {
  const calls = readdirSync(join(sourceOf('core'), 'contract')).filter(name => name.endsWith(CALLS))
  const features = new Set([
    ...calls.map(name => name.slice(0, -CALLS.length)),
    ...listFolders('core').filter(name => !technical.core.includes(name)),
  ])
  return Object.entries(technical).flatMap(([name, ours]) => {
    const folders = listFolders(name)
    return [
      ...folders
        .filter(folder => !ours.includes(folder) && !features.has(folder))
        .map(folder => `packages/${name}/src/${folder}: the core has no feature of this name`),
      ...ours
        .filter(folder => !folders.includes(folder))
        .map(
          folder => `packages/${name}/src/${folder}: is listed in scripts/lib/feature-folders.mjs, but does not exist`,
        ),
    ]
  })
}

/** The first level of folders. Git leaves empty ones behind: they do not count. */
const listFolders = name =>
  readdirSync(sourceOf(name), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && hasFiles(join(sourceOf(name), entry.name)))
    .map(entry => entry.name)

const hasFiles = folder => readdirSync(folder, { withFileTypes: true, recursive: true }).some(entry => entry.isFile())
