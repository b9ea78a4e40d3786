/** Room on the disk for a new database. */
import { statfsSync } from 'node:fs'
import { DatabaseProblem } from '../database-problem'

const MEGABYTE = 1024 * 1024
/** The filled database has about 100 MB; the rest is for orders and for what a checkpoint needs on top. */
const NEEDED = 200 * MEGABYTE

interface Disk {
  /** Bytes; 0 where the file system does not say. */
  size: number
  free: number
}

/** @throws DatabaseProblem when the disk of a folder would be full before the shop is open for the first time */
export function assertFreeSpace(folder: string, disk: Disk = readDisk(folder)): void {
  if (disk.size === 0 || disk.free >= NEEDED) return
  const [needed, free] = [NEEDED, disk.free].map(bytes => Math.floor(bytes / MEGABYTE))
  throw new DatabaseProblem(
    `The shop needs ${needed} MB for its data, and the disk of ${folder} has ${free} MB left. Make room, or choose another folder with DATA_DIR.`,
  )
}

function readDisk(folder: string): Disk {
  const { bsize, blocks, bavail } = statfsSync(folder)
  return { size: blocks * bsize, free: bavail * bsize }
}
