/** Files out of the database into a folder. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OpsTrouble } from './command'

/** Of a table of files, what `writeFiles` needs. */
export const fileColumns = <T extends Record<'name' | 'content', unknown>>({
  name,
  content,
}: T): Pick<T, 'name' | 'content'> => ({
  name,
  content,
})

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
    await makeFolder(folder)
    for (const { path, content } of named) await writeFile(path, content, { flag: 'wx' })
  } catch (error) {
    throw new OpsTrouble(`The files cannot be written: ${(error as Error).message}`)
  }
  return named.map(({ path }) => path)
}

/**
 * Makes a folder with its parents, one by one: the recursive `mkdir` of Node.js never ends where a file system says that a folder is
 * missing which is there, as /proc does.
 */
export async function makeFolder(path: string): Promise<void> {
  const make = (folder: string) =>
    mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  try {
    await make(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await make(path)
  }
}
