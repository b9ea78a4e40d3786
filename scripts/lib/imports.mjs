// Reads which source file of a package imports which other one: statically, dynamically, or only a type.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'

const IS_SOURCE = /\.tsx?$/
/** Tests and what only they use may look at everything. */
const IS_TEST = /(?:\.(?:test|stories|testing)\.tsx?|\.d\.ts)$|^testing\//
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/**
 * @param {string} root folder with the sources of a package
 * @returns {{ from: string, to: string, line: number }[]} imports of one file of the folder by another, as paths in it with `/`
 */
export function listImports(root) {
  return listSources(root).flatMap(from => {
    const text = readFileSync(join(root, from), 'utf8')
    return ts
      .preProcessFile(text, true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .flatMap(({ fileName, pos }) => {
        const to = resolve(root, from, fileName)
        return to ? [{ from, to, line: text.slice(0, pos).split('\n').length }] : []
      })
  })
}

/** @returns {string[]} paths of the sources of a package without its tests */
export const listSources = root =>
  readdirSync(root, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && IS_SOURCE.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !IS_TEST.test(path))
    .sort()

function resolve(root, from, name) {
  const base = join(root, dirname(from), name.replace(/\?.*$/, ''))
  const file = ENDINGS.map(ending => base + ending).find(path => IS_SOURCE.test(path) && existsSync(path))
  return file ? relative(root, file).split(sep).join('/') : undefined
}
