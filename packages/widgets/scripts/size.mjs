/**
 * Prints what a page downloads for each element, or for those named, and last for the page of a buyer: quick order, cart
 * and cart button in English. Counted is every file that they import before they are drawn, as `gzip -9` makes it. Not counted
 * is what comes with the first entry, press or dialog. Ends with 1 when the page of a buyer is beyond what is allowed (docs/decisions/0032-size-of-the-elements.md),
 * and when any file has a part of the contract that only the server uses.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { findServerParts } from './server-parts.mjs'

const dist = fileURLToPath(new URL('../dist/elements/', import.meta.url))
const loader = join(dist, 'loader.js')
if (!existsSync(loader)) throw new Error('Build first: pnpm --filter @cartwright/widgets run build')

/** In KiB. */
const AT_MOST = { sum: 96, files: 8, loader: 4 }

const cache = new Map()
const read = file => {
  if (!cache.has(file)) cache.set(file, readFileSync(file, 'utf8'))
  return cache.get(file)
}
const gzip = file => gzipSync(read(file), { level: 9 }).length

/** The file and everything it imports statically. */
function closure(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of read(file).matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g))
    closure(join(dirname(file), path), seen)
  return seen
}

const kib = bytes => (bytes / 1024).toFixed(2)
const bytesOf = files => [...files].reduce((sum, file) => sum + gzip(file), 0)
const say = line => process.stdout.write(`${line}\n`)
const row = (name, files) =>
  say(`${name.padEnd(34)} ${String(files.size).padStart(3)} files ${kib(bytesOf(files)).padStart(8)} KiB gzip`)

const asked = process.argv.slice(2)
const tags = asked.length > 0 ? asked : readdirSync(dist).flatMap(name => /^(cw-.+)\.js$/.exec(name)?.[1] ?? [])
const base = closure(loader)
row('loader', base)
for (const tag of tags) row(tag, new Set([...closure(join(dist, `${tag}.js`))].filter(path => !base.has(path))))

const ordering = new Set(base)
for (const tag of ['cw-quick-order', 'cw-cart', 'cw-cart-button']) closure(join(dist, `${tag}.js`), ordering)
say('')
row('quick order + cart + cart button', ordering)
for (const file of ordering) row(`  ${relative(dist, file)}`, new Set([file]))
say(`Allowed: sum ${AT_MOST.sum} KiB, ${AT_MOST.files} files, loader ${AT_MOST.loader} KiB.`)
const isTooMuch =
  bytesOf(ordering) > AT_MOST.sum * 1024 || ordering.size > AT_MOST.files || bytesOf(base) > AT_MOST.loader * 1024
if (isTooMuch) {
  say('More than is allowed.')
  process.exitCode = 1
}
for (const found of findServerParts(dist)) {
  say(found)
  process.exitCode = 1
}
