// Writes and changes the files of a recipe.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromRoot, toolPath } from '../paths.mjs'
import { runNode } from '../processes.mjs'
import { Trouble } from '../say.mjs'

/** What a recipe has written and changed, in paths from the root. */
export function createFiles() {
  const paths = []
  return {
    paths,
    /** @throws Trouble when the file is there */
    write(path, text) {
      if (existsSync(fromRoot(path))) throw new Trouble(`${path} is there already. Nothing was written over.`)
      mkdirSync(dirname(fromRoot(path)), { recursive: true })
      writeFileSync(fromRoot(path), text)
      paths.push(path)
    },
    /** @param {(text: string) => string} edit @throws Trouble when it changes nothing */
    change(path, edit) {
      const file = fromRoot(path)
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const changed = edit(text)
      if (changed === text)
        throw new Trouble(`${path} has no place for the new line. Please add it by hand, as in CONTRIBUTING.md.`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, changed)
      paths.push(path)
    },
    /** Writes them as the linter wants them, and the files made from the texts. */
    async finish() {
      await runNode(fromRoot('scripts/texts.mjs'), [], { capture: true })
      await runNode(toolPath('@biomejs/biome'), ['check', '--write', ...paths.map(path => fromRoot(path))], {
        capture: true,
      })
    },
  }
}

/** `late-orders` → `lateOrders`. */
export const camelCase = name => name.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase())
/** `late-orders` → `LateOrders`. */
export const pascalCase = name => camelCase(`-${name}`)
/** `late-orders` → `Late orders`. */
export const inWords = name => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Puts a line before the first one of a block that sorts behind it. */
export function insertSorted(text, line, isOfBlock) {
  const lines = text.split('\n')
  const block = lines.flatMap((each, at) => (isOfBlock(each) ? [at] : []))
  if (block.length === 0) return text
  const behind = block.find(at => lines[at] > line) ?? block.at(-1) + 1
  return [...lines.slice(0, behind), line, ...lines.slice(behind)].join('\n')
}
