/** The folder of DATA_DIR: what may be in it, who may use it, and what is wrong with it. */
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { ensureDirectory } from '../../process/ensure-directory'
import type { Log } from '../../process/log'
import { DatabaseProblem } from '../database-problem'
import { isStorageFull } from '../storage-full'
import { lockDirectory } from './directory-lock'
import { makePrivate } from './private-folder'

const EXIT_LOCK_LOST = 1

export const databaseOf = (folder: string): string => join(folder, 'database')
/** Says that the database was made to its end; holds the name of the folder in which that was done. */
export const completeMark = (folder: string): string => join(folder, 'database.complete')

/**
 * Makes the folder when it is not there, keeps others out of it, and locks it.
 * @returns lets it go
 * @throws DatabaseProblem
 */
export async function takeFolder(folder: string, log: Log): Promise<() => void> {
  try {
    assertLinked(folder)
    ensureDirectory(folder)
    assertOwn(folder)
    assertKinds(folder)
    makePrivate(realpathSync(folder))
    return await lockDirectory(join(folder, 'database.lock'), { what: folder, log, onLost })
  } catch (error) {
    throw inWords(folder, error)
  }

  // The other process writes by now; each further write of this one would damage the data of both.
  function onLost(): void {
    const remedy = 'Another process has taken the folder over. Look for two shops with the same DATA_DIR.'
    log.error('database.lock-lost', { folder, remedy })
    process.exit(EXIT_LOCK_LOST)
  }
}

/** A failure of the file system, in words; others as they are. */
export function inWords(folder: string, error: unknown): unknown {
  if (error instanceof DatabaseProblem || !(error instanceof Error)) return error
  if (isStorageFull(error)) {
    const remedy = 'Make room and start again; what was ordered is kept.'
    return new DatabaseProblem(`The disk of ${folder} is full. ${remedy}`, { cause: error })
  }
  if (!('syscall' in error)) return error
  const message = `The shop cannot keep its data in ${folder}: ${error.message}. ${remedyFor(error)}`
  return new DatabaseProblem(message, { cause: error })
}

function remedyFor({ code }: { code?: unknown; syscall: unknown }): string {
  if (code === 'EROFS') return 'Mount its disk so that it can be written to, or choose another folder with DATA_DIR.'
  if (code !== 'EACCES' && code !== 'EPERM') return 'Choose another folder with DATA_DIR.'
  return `Make the user of the shop${process.getuid ? ` (${process.getuid()})` : ''} its owner, or choose another folder with DATA_DIR.`
}

/** @throws DatabaseProblem for a link that leads nowhere, which Node reports as a file that exists */
function assertLinked(folder: string): void {
  if (existsSync(folder) || !lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
  throw new DatabaseProblem(
    `${folder} is a link to ${readlinkSync(folder)}, which is not there. Nothing was changed. Is the disk mounted? ` +
      'Otherwise make that folder, or choose another one with DATA_DIR.',
  )
}
/** What a shop keeps in its folder, and what file systems and their users leave in any folder. */
const OWN_ENTRIES = /^(database(\..+)?|outbox|control\.sock|lost\+found|\..*)$/

/**
 * A mistyped path leads to files of another program, or into a database: a shop made there would be empty, in the wrong
 * place.
 * @throws DatabaseProblem before anything is written or changed
 */
function assertOwn(folder: string): void {
  if (existsSync(databaseOf(folder)) || existsSync(completeMark(folder))) return
  const foreign = readdirSync(folder).filter(name => !OWN_ENTRIES.test(name))
  if (foreign.length === 0) return
  const shown = foreign.slice(0, 3).join(', ')
  const isDatabase = foreign.includes('PG_VERSION')
  throw new DatabaseProblem(
    `${folder} holds files that are not the shop's (${shown}${foreign.length > 3 ? ', …' : ''}). Nothing was changed. ` +
      (isDatabase
        ? `It is a database itself: DATA_DIR is the folder above it, ${join(folder, '..')}.`
        : 'Choose an empty folder, or that of a shop, with DATA_DIR.'),
  )
}

/** The files of the shop itself; `database` may be a link to another disk. */
const KINDS: readonly [name: string, kind: string, isKind: (entry: Stats) => boolean][] = [
  ['database.lock', 'file', entry => entry.isFile()],
  ['database.complete', 'file', entry => entry.isFile()],
  ['control.sock', 'socket', entry => entry.isSocket()],
]

/** @throws DatabaseProblem for something of another kind under one of its names, which the shop can neither use nor replace */
function assertKinds(folder: string): void {
  for (const [name, kind, isKind] of KINDS) {
    const path = join(folder, name)
    const entry = lstatSync(path, { throwIfNoEntry: false })
    if (!entry || isKind(entry)) continue
    throw new DatabaseProblem(
      `${path} is not a ${kind}, as the shop keeps one under this name. Nothing was changed. Move it elsewhere and start again.`,
    )
  }
}
