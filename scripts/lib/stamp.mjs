// Remembers what a piece of work was done from, so that it is only done again when that has changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { ROOT } from './paths.mjs'

const NOT_INPUT =
  /(^|\/)(node_modules|dist|storybook-static|\.data|\.cache|__screenshots__)$|\.(test|stories)\.[cm]?[jt]sx?$|\.mdx?$/

/** Every file below the given files and folders that a build may read, sorted. Tests, stories and texts are none. */
export function listInputs(paths) {
  const found = []
  const visit = path => {
    let entries
    try {
      entries = readdirSync(path, { withFileTypes: true })
    } catch (error) {
      if (error.code === 'ENOTDIR') found.push(path)
      else if (error.code !== 'ENOENT') throw error
      return
    }
    for (const entry of entries) {
      const child = join(path, entry.name)
      if (NOT_INPUT.test(child.split(sep).join('/'))) continue
      if (entry.isDirectory()) visit(child)
      else found.push(child)
    }
  }
  paths.forEach(visit)
  return found.sort()
}

/**
 * One value for the contents of files and some more facts.
 * @param {string[]} files absolute paths
 * @param {{ facts?: unknown[], root?: string }} [options] `root`: the folder from which a file has its name; without it, this repository
 */
export function hashOf(files, { facts = [], root = ROOT } = {}) {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** True when the work was finished from exactly this and its results are still there. */
export function isStamped(stampFile, hash, results = []) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash && results.every(file => existsSync(file))
}

/** Forgets a stamp before the work begins, so that half-done work is not taken for done. */
export const clearStamp = stampFile => rmSync(stampFile, { force: true })

export function writeStamp(stampFile, hash) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}
