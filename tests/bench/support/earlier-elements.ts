/** The elements of an earlier build, to compare with: `BENCH_BEFORE` names their folder (`packages/widgets/dist/elements` of another clone). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServedFiles, serveFiles } from './served-files'

export const EARLIER_FOLDER = process.env.BENCH_BEFORE?.trim()

export function startEarlierElements(folder: string): Promise<ServedFiles> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = entries.map(entry => join(entry.parentPath, entry.name))
  return serveFiles(new Map(paths.map(path => [path.slice(folder.length).replaceAll('\\', '/'), readFileSync(path)])))
}
