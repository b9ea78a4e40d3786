// Writes and changes the files of a recipe.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRoot, ROOT, toolPath } from '../paths.mjs'
import { runNode } from '../processes.mjs'
import { say, Trouble, tail } from '../say.mjs'

/**
 * What a recipe writes and changes, in paths from the root. Nothing is on the disk before `finish()`: a recipe that finds no place for one
 * of its lines leaves nothing behind.
 * @param {{ root?: string, runTool?: typeof runNode, report?: typeof say }} outside those of the repository; tests have others
 */
export function createFiles({ root = ROOT, runTool = runNode, report = say } = {}) {
  const texts = new Map()
  const read = path => texts.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  /** @throws Trouble with what the tool says when it fails */
  async function runStep(name, file, args) {
    const { code, output } = await runTool(file, args, { capture: true, cwd: root })
    if (code !== 0) throw new Trouble(`The files above are written, but \`${name}\` failed:\n${tail(output)}`)
  }
  return {
    /** @throws Trouble when the file is there */
    write(path, text) {
      if (texts.has(path) || existsSync(join(root, path)))
        throw new Trouble(`${path} is there already. Nothing was written.`)
      texts.set(path, text)
    },
    /** @param {(text: string) => string} edit @throws Trouble when it changes nothing */
    change(path, edit) {
      const text = read(path)
      const changed = edit(text)
      if (changed === text)
        throw new Trouble(`${path} has no place for the new line. Nothing was written: CONTRIBUTING.md has all places.`)
      texts.set(path, changed)
    },
    /**
     * Writes them as the linter wants them, and the files made from the texts. Names each file when it is written: what follows may fail or be
     * broken off.
     * @throws Trouble when one of these steps fails
     */
    async finish() {
      for (const [path, text] of texts) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
        report(`  ${path}`)
      }
      await runStep('npm run texts', fromRoot('scripts/texts.mjs'), [])
      await runStep('biome check --write', toolPath('@biomejs/biome'), [
        'check',
        '--write',
        ...[...texts.keys()].map(path => join(root, path)),
      ])
    },
  }
}

/** Words in lower case with dashes between them. */
export const DASHED = '[a-z]+(?:-[a-z]+)*'
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

/** Exports a name from a file: beside what is exported from it already, else in the order of the paths. */
export function addExport(text, name, from) {
  const all = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'\n/gm)]
  const same = all.find(([statement, , path]) => path === from && !statement.startsWith('export type'))
  if (same) {
    const [statement, names] = same
    const added = `${names.trimEnd().replace(/,$/, '')},${names.includes('\n') ? `\n  ${name},\n` : ` ${name} `}`
    return text.replace(statement, () => statement.replace(names, () => added))
  }
  const line = `export { ${name} } from '${from}'\n`
  const next = all.find(([, , path]) => path > from)
  const last = all.at(-1)
  const at = next?.index ?? (last ? last.index + last[0].length : text.length)
  return `${text.slice(0, at)}${line}${text.slice(at)}`
}
