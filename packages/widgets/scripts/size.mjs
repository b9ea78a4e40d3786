/**
 * Prints what a page downloads for each element, or for those named, and last for quick order, cart and cart button in English: before
 * a sign-in, and with the list of quick order, which a sign-in brings. Counted is every file that they import before they are
 * drawn, as `gzip -9` makes it. Not counted is what comes with the first entry, press or dialog. Ends with 1 when either is beyond what is allowed (docs/decisions/0032-size-of-the-elements.md),
 * and when any file has a part of the contract that only the server uses.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSizes } from './element-sizes.mjs'
import { findServerParts } from './server-parts.mjs'

const dist = fileURLToPath(new URL('../dist/elements/', import.meta.url))
const loader = join(dist, 'loader.js')
if (!existsSync(loader)) throw new Error('Build first: pnpm --filter @cartwright/widgets run build')

/** In KiB. */
const AT_MOST = { loader: 4, visitor: { sum: 100, files: 6 }, buyer: { sum: 120, files: 8 } }

const { base, closureOf, bytesOf, filesOf } = createSizes(dist)

const kib = bytes => (bytes / 1024).toFixed(2)
const say = line => process.stdout.write(`${line}\n`)
const row = (name, files) =>
  say(`${name.padEnd(34)} ${String(files.size).padStart(3)} files ${kib(bytesOf(files)).padStart(8)} KiB gzip`)

const asked = process.argv.slice(2)
const tags = asked.length > 0 ? asked : readdirSync(dist).flatMap(name => /^(cw-.+)\.js$/.exec(name)?.[1] ?? [])
row('loader', base)
for (const tag of tags) row(tag, filesOf(tag))

const visitor = new Set(base)
for (const tag of ['cw-quick-order', 'cw-cart', 'cw-cart-button']) closureOf(join(dist, `${tag}.js`), visitor)
const list = readdirSync(join(dist, 'chunks')).find(name => /^quick-order-list-[\w-]+\.js$/.test(name))
if (!list) throw new Error('The list of quick order has no file of its own.')
const buyer = closureOf(join(dist, 'chunks', list), new Set(visitor))
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
