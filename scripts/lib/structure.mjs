// What holds for the structure of all packages: each folder imports only what stands below it; texts of other languages stand in the files
// of the texts. Faults that are known stand in `scripts/known-faults.json`, which may only become shorter.
import { existsSync, readFileSync } from 'node:fs'
import { findFoldersWithoutRow, findWrongArrows } from './arrows.mjs'
import { listImports, listSources } from './imports.mjs'
import { findOwnTranslations } from './own-translations.mjs'
import { fromRoot } from './paths.mjs'

const PACKAGES = ['core', 'widgets', 'storefront', 'server']
const KNOWN = fromRoot('scripts/known-faults.json')

/** @returns {string[]} one line for each fault that is not known, and for each known one that is gone */
export function findStructureFaults() {
  const known = existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : {}
  const found = collectStructureFaults()
  return Object.entries(found).flatMap(([kind, faults]) => compareFaults(kind, faults, known[kind] ?? []))
}

/** @returns {Record<'folders' | 'arrows' | 'translations', string[]>} all faults, the known ones too */
export function collectStructureFaults() {
  const found = { folders: [], arrows: [], translations: [] }
  for (const name of PACKAGES) {
    const root = fromRoot('packages', name, 'src')
    const imports = listImports(root)
    const rows = JSON.parse(readFileSync(fromRoot('packages', name, 'arrows.json'), 'utf8'))
    const folders = [...new Set(listSources(root).flatMap(path => (path.includes('/') ? [path.split('/')[0]] : [])))]
    found.folders.push(...findFoldersWithoutRow(folders, rows).map(line => `${name}: ${line}`))
    const arrows = findWrongArrows(imports, rows).map(({ from, to }) => `${name}: ${from} > ${to}`)
    found.arrows.push(...new Set(arrows))
    found.translations.push(
      ...listSources(root)
        .filter(path => findOwnTranslations(path, readFileSync(`${root}/${path}`, 'utf8')))
        .map(path => `${name}: ${path}`),
    )
  }
  return found
}

/**
 * @param {string} kind
 * @param {string[]} found
 * @param {string[]} known
 */
export const compareFaults = (kind, found, known) => [
  ...found.filter(fault => !known.includes(fault)).map(fault => `${kind}, new: ${fault}`),
  ...known
    .filter(fault => !found.includes(fault))
    .map(fault => `${kind}, gone: please take it out of known-faults.json: ${fault}`),
]
