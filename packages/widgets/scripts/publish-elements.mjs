/** After the elements are built: a versioned copy of the loader and the list of hashes for `integrity`. */
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../dist/elements/', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

copyFileSync(join(dist, 'loader.js'), join(dist, `loader-${version}.js`))
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.js'))
  .map(name => name.replaceAll('\\', '/'))
  .sort()
const hash = name =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(dist, name)))
    .digest('base64')}`
const integrity = Object.fromEntries(files.map(name => [`./${name}`, hash(name)]))
// The shape of an import map's `integrity`, so that a page can paste it and have every chunk checked.
writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify({ version, integrity }, null, 2)}\n`)
