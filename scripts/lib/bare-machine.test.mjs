// The commands begin on a machine without any package: they install them.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { fromRoot } from './paths.mjs'

/** A static import, or an export of what another module has; `import()` waits until it is needed. */
const STATIC = /^(?:import\s(?:[^'"();]*?\sfrom\s)?|export\s[^'"();=]*?\sfrom\s)['"]([^'"]+)['"]/gm

/** Packages that a module imports, and those of the modules that it imports, as `file: package`. */
function packagesOf(path, seen = new Set()) {
  if (seen.has(path)) return []
  seen.add(path)
  return [...readFileSync(path, 'utf8').matchAll(STATIC)].flatMap(([, name]) => {
    if (name.startsWith('.')) return packagesOf(join(dirname(path), name), seen)
    return name.startsWith('node:') ? [] : [`${path.slice(fromRoot().length + 1)}: ${name}`]
  })
}

const commands = readdirSync(fromRoot('scripts/lib'))
  .filter(name => name.endsWith('.command.mjs'))
  .map(name => `scripts/lib/${name}`)

it.each(['scripts/cw.mjs', ...commands])('%s needs no package to begin', command => {
  expect(packagesOf(fromRoot(command))).toEqual([])
})
