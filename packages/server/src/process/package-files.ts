/** Files that travel with the package; found from the sources as well as from the built files. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of a file or folder of the package, for example `migrations` or `data/catalogue-facts.csv`. */
export function packageFile(name: string): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const path = join(folder, name)
    if (existsSync(path)) return path
    if (folder === dirname(folder)) throw new Error(`${name} is missing from the package @cartwright/server`)
  }
}
