/** `node:fs`: the few files of the server's package that it reads while it answers. */
import { Buffer } from './buffer'
import { refuse } from './refuse'

const TEXTS = import.meta.glob<string>(
  ['../../../packages/server/migrations/*.sql', '../../../packages/server/migrations/meta/_journal.json'],
  { query: '?raw', import: 'default', eager: true },
)

const inPackage = (path: string) => path.slice(path.indexOf('/packages/server/'))
const files = new Map(Object.entries(TEXTS).map(([path, text]) => [inPackage(path), text]))

export const existsSync = (path: string): boolean =>
  [...files.keys()].some(file => file === path || file.startsWith(`${path}/`))

export const readFileSync = (path: string): Buffer => Buffer.from(files.get(path) ?? refuse(`file ${path}`))
