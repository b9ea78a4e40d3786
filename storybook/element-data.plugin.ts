/** Gives the pages of the book what the tables of the elements say: `virtual:element-data` is custom-elements.json, made from the sources. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:element-data'
const MANIFEST = fileURLToPath(new URL('../packages/widgets/scripts/manifest.mjs', import.meta.url))

function read(): string {
  const folder = mkdtempSync(join(tmpdir(), 'element-data-'))
  const file = join(folder, 'custom-elements.json')
  execFileSync(process.execPath, [MANIFEST, file])
  const text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  return text
}

export function elementData(): Plugin {
  let text: string | undefined
  return {
    name: 'cartwright-element-data',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return
      text ??= read()
      return `export default ${text}`
    },
  }
}
