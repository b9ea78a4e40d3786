/**
 * Prints what a page downloads for each element, or for those named, and last for quick order, cart and cart button in English: before
 * a sign-in, and with the list of quick order, which a sign-in brings. Counted is every file that they import before they are
 * drawn, as `gzip -9` makes it. Not counted is what comes with the first entry, press or dialog. Ends with 1 when either is beyond what is allowed (docs/decisions/0032-size-of-the-elements.md),
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
const AT_MOST = { loader: 4, visitor: { sum: 96, files: 6 }, buyer: { sum: 112, files: 8 } }

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

const visitor = new Set(base)
for (const tag of ['cw-quick-order', 'cw-cart', 'cw-cart-button']) closure(join(dist, `${tag}.js`), visitor)
const list = readdirSync(join(dist, 'chunks')).find(name => /^quick-order-list-[\w-]+\.js$/.test(name))
if (!list) throw new Error('The list of quick order has no file of its own.')
const buyer = closure(join(dist, 'chunks', list), new Set(visitor))
say('')
row('before a sign-in', visitor)
row('with the list of a buyer', buyer)
for (const file of buyer) row(`  ${relative(dist, file)}`, new Set([file]))
const { loader: ofLoader, visitor: ofVisitor, buyer: ofBuyer } = AT_MOST
say(
  `Allowed: ${ofVisitor.sum} KiB in ${ofVisitor.files} files, then ${ofBuyer.sum} KiB in ${ofBuyer.files}; loader ${ofLoader} KiB.`,
)
const isBeyond = (files, { sum, files: count }) => bytesOf(files) > sum * 1024 || files.size > count
if (isBeyond(visitor, ofVisitor) || isBeyond(buyer, ofBuyer) || bytesOf(base) > ofLoader * 1024) {
  say('More than is allowed.')
  process.exitCode = 1
}
for (const found of findServerParts(dist)) {
  say(found)
  process.exitCode = 1
}
