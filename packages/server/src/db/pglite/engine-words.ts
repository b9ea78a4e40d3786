/** Why the engine does not start: it says so on stderr, and throws a bare "Aborted()" or "failed to initialize". */

/** What ends a start, with its details. A hint is left out: it is for other programs, such as "you need to initdb". */
const REASON = /^(?:[^A-Z]* UTC \[\d+\] )?(?:PANIC|FATAL|DETAIL|postgres): +(.+)$/

/** What its file layer throws instead of an error: a bare number. */
const FILE_ERRORS: Readonly<Record<number, string>> = {
  2: 'Permission denied',
  19: 'Disk quota exceeded',
  29: 'Input/output error',
  33: 'Too many open files',
  41: 'Too many open files in system',
  51: 'No space left on device',
  69: 'Read-only file system',
}

/** What the engine has thrown, in words. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message
  const { errno } = Object(thrown) as { errno?: unknown }
  return typeof errno === 'number' ? (FILE_ERRORS[errno] ?? `file error ${errno}`) : String(thrown)
}

/** Where the engine sees the folder of the database. */
const ENGINE_FOLDER = '/pglite/data/'

export interface EngineWords {
  /** Takes a line of stderr. @returns false, which lets the engine go on with it */
  take(line: string): boolean
  /** Without full stop at the end; undefined when it has said nothing. */
  reason(): string | undefined
}

export function listenToEngine(): EngineWords {
  const reasons: string[] = []
  return {
    take(line) {
      const [, reason] = REASON.exec(line) ?? []
      if (reason) reasons.push(reason.replaceAll(ENGINE_FOLDER, '').replace(/\.$/, ''))
      return false
    },
    reason: () => (reasons.length > 0 ? reasons.join(': ') : undefined),
  }
}
