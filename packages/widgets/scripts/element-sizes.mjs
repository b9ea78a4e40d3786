/** What a page downloads for an element: every file that it imports before it is drawn, as `gzip -9` makes it. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @param {string} dist folder of the built elements */
export function createSizes(dist) {
  const cache = new Map()
  const read = file => {
    if (!cache.has(file)) cache.set(file, readFileSync(file))
    return cache.get(file)
  }

  /** The file and everything it imports statically. */
  function closureOf(file, seen = new Set()) {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const [, path] of read(file)
      .toString()
      .matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g))
      closureOf(join(dirname(file), path), seen)
    return seen
  }

  /** @param {Iterable<string>} files */
  const bytesOf = files => [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)
  /** The files of the loader, which come before any element. */
  const base = closureOf(join(dist, 'loader.js'))
  /** @param {string} tag @returns {Set<string>} its files besides those of the loader */
  const filesOf = tag => new Set([...closureOf(join(dist, `${tag}.js`))].filter(path => !base.has(path)))
  /** @param {string} tag @returns {number} in bytes */
  const sizeOf = tag => bytesOf(filesOf(tag))

  return { base, closureOf, bytesOf, filesOf, sizeOf }
}
