/** Keeps other users of the machine out of the shop's files: they hold hashes, tokens and orders. */
import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS_BITS = 0o077

/** What this process creates from now on is for its own user alone; PGlite needs `createPrivately` besides. */
export const createPrivateFiles = (): void => {
  process.umask(OTHERS_BITS)
}

/**
 * Takes all rights of other users from a folder and all that is in it. Links are left as they are.
 * @throws the system's error, when the folder belongs to another user
 */
export function makePrivate(path: string): void {
  if (process.platform === 'win32') return // no such modes
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  const mode = entry.isDirectory() ? FOLDER_MODE : FILE_MODE
  if ((entry.mode & OTHERS_BITS) !== 0) chmodSync(path, mode)
  if (entry.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name))
}

/** The part of Emscripten's file layer that is used; PGlite does not publish its types. */
interface FileLayer {
  lookupPath(path: string): { node: { node_ops: { setattr(node: unknown, attributes: { mode?: number }): void } } }
}

/** The engine gives every file that it creates a mode of its own, after the umask: rights of other users are left out of it. */
export function createPrivately(engine: PGlite): void {
  const files = (engine as unknown as { Module: { FS: FileLayer } }).Module.FS
  const { node_ops: operations } = files.lookupPath('/pglite/data/PG_VERSION').node
  const { setattr } = operations
  operations.setattr = (node, attributes) =>
    setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS_BITS })
}
