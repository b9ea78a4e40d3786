/** The page that embedded pages are compared with: loader, the libraries of the elements, one paragraph. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { type ServedFiles, serveFiles } from './served-files'

const root = fileURLToPath(new URL('../../../packages/widgets/', import.meta.url))

/** Builds its files as the elements are built, and serves them. */
export async function startFloorFiles(): Promise<ServedFiles> {
  const built = await build({ root, configFile: join(root, 'vite.floor.config.ts'), logLevel: 'warn' })
  const files = new Map<string, string>()
  for (const { output } of [built].flat() as { output: { type: string; fileName: string; code: string }[] }[])
    for (const file of output) if (file.type === 'chunk') files.set(`/${file.fileName}`, file.code)
  return serveFiles(files)
}
