/** Folders that may have to be made. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Node's own `recursive` never ends below /proc, where nothing can be made.
 * @param path absolute
 * @throws the system's error
 */
export function ensureDirectory(path: string): void {
  if (existsSync(path)) return
  ensureDirectory(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (!existsSync(path)) throw error // made by someone else in the meantime
  }
}
