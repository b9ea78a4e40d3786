// Finds folders of a package that are neither a feature nor technical: a feature has one name in all packages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './paths.mjs'

/** Features that make no call of their own. The others have a file in the contract. */
const WITHOUT_CALLS = ['home', 'layout', 'messages', 'outlet', 'uploads']

/** The folders that are no features, by package. */
export const TECHNICAL = {
  core: [
    'client',
    'contract',
    'errors',
    'i18n',
    'listing',
    'locales',
    'routing',
    'rules',
    'screens',
    'storage',
    'testing',
  ],
  widgets: [
    'announcer',
    'components',
    'element',
    'icons',
    'listing',
    'locales',
    'primitives',
    'provider',
    'rich-text',
    'styles',
    'testing',
  ],
  storefront: ['app', 'errors', 'locales', 'testing'],
  server: [
    'across',
    'codes',
    'db',
    'http',
    'invoice-rules',
    'janitor',
    'limits',
    'locales',
    'mail',
    'ops',
    'outbox',
    'pdf',
    'process',
    'seed',
    'tables',
    'testing',
    'texts',
    'transactions',
  ],
}

const sourceOf = name => fromRoot('packages', name, 'src')

/** @returns {string[]} one line for each folder whose name is unknown, and for each name in the list that has no folder */
export function findUnknownFolders(technical = TECHNICAL) {
  const calls = readFileSync(join(sourceOf('core'), 'contract', 'calls.ts'), 'utf8')
  const features = new Set([
    ...[...calls.matchAll(/^export \* as \w+ from '\.\/([\w-]+)'$/gm)].map(([, name]) => name),
    ...WITHOUT_CALLS,
  ])
  return Object.entries(technical).flatMap(([name, ours]) => {
    const folders = listFolders(name)
    return [
      ...folders
        .filter(folder => !ours.includes(folder) && !features.has(folder))
        .map(
          folder =>
            `packages/${name}/src/${folder}: neither the contract nor scripts/lib/feature-folders.mjs has this name`,
        ),
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
