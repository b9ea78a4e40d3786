// What holds for the structure of all packages: each folder imports only what stands below it; what a person reads stands in the files of
// the texts; paths of calls and the rounding of amounts stand in their one place.
import { readFileSync } from 'node:fs'
import { findCircles, findFoldersWithoutRow, findWrongArrows } from './arrows.mjs'
import { findBrokenRules } from './house-rules.mjs'
import { listImports, listSources } from './imports.mjs'
import { findLiteralTexts } from './literal-texts.mjs'
import { findOwnTranslations } from './own-translations.mjs'
import { fromRoot } from './paths.mjs'

const PACKAGES = ['core', 'widgets', 'storefront', 'server']

/** @returns {string[]} one line for each fault */
export function findStructureFaults() {
  return PACKAGES.flatMap(name => {
    const root = fromRoot('packages', name, 'src')
    const rows = JSON.parse(readFileSync(fromRoot('packages', name, 'arrows.json'), 'utf8'))
    const sources = listSources(root)
    const folders = [...new Set(sources.flatMap(path => (path.includes('/') ? [path.split('/')[0]] : [])))]
    const imports = listImports(root)
    const arrows = findWrongArrows(imports, rows)
    const texts = sources.map(path => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
    const translated = texts.filter(({ path, text }) => findOwnTranslations(path, text))
    const written = texts.flatMap(({ path, text }) => findLiteralTexts(path, text).map(found => ({ path, ...found })))
    return [
      ...findFoldersWithoutRow(folders, rows),
      ...arrows.map(({ from, to, line }) => `${from}:${line} imports ${to}, which does not stand below it`),
      ...findCircles(imports).map(({ from, to, line }) => `${from}:${line} imports ${to}, in a circle`),
      ...translated.map(({ path }) => `${path} has translations of its own: they belong in texts/<language>.json`),
      ...written.map(({ path, line, text }) => `${path}:${line} writes “${text}”: words belong in <name>.texts.ts`),
      ...texts.flatMap(({ path, text }) => findBrokenRules(path, text)),
    ].map(fault => `${name}: ${fault}`)
  })
}
