/** Files out of the database into a folder. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OpsTrouble } from './command'

/**
 * Numbered, because two may have the same name. What is there already stays as it is.
 * @returns their paths
 * @throws OpsTrouble when one cannot be written
 */
export async function writeFiles(
  folder: string,
  files: readonly { name: string; content: Uint8Array }[],
): Promise<string[]> {
  const named = files.map(({ name, content }, at) => ({ path: join(folder, `${at + 1} ${name}`), content }))
  try {
    await mkdir(folder, { recursive: true })
    for (const { path, content } of named) await writeFile(path, content, { flag: 'wx' })
  } catch (error) {
    throw new OpsTrouble(`The files cannot be written: ${(error as Error).message}`)
  }
  return named.map(({ path }) => path)
}
