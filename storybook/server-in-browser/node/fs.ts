/** `node:fs`: the few files of the server's package that it reads while it answers. */
import { Buffer } from './buffer'
import { refuse } from './refuse'

const ADDRESSES = import.meta.glob<string>(
  [
    '../../../packages/server/migrations/*.sql',
    '../../../packages/server/migrations/meta/_journal.json',
    '../../../packages/server/data/fonts/*-regular.ttf',
    '../../../packages/server/data/spoken-digits/*.wav',
  ],
  { query: '?url', import: 'default', eager: true },
)

const files = new Map<string, Buffer>()

/** Fetches them all, so that reading a file later does not wait. */
export async function loadFiles(): Promise<void> {
  const read = async ([path, address]: [string, string]) => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} is missing: ${response.status}`)
    files.set(path.slice(path.indexOf('/packages/server/')), Buffer.from(await response.arrayBuffer()))
  }
  await Promise.all(Object.entries(ADDRESSES).map(read))
}

export const existsSync = (path: string): boolean =>
  [...files.keys()].some(file => file === path || file.startsWith(`${path}/`))

export function readFileSync(path: string, encoding?: BufferEncoding): Buffer | string {
  const content = files.get(path) ?? refuse(`file ${path}`)
  return encoding ? content.toString(encoding) : content
}
