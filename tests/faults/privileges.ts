/** What this machine lets a test do. */
import { execFileSync } from 'node:child_process'

/** Administrators may mount a small disk. */
export const canMount = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && succeeds('unshare', '--mount', 'true')

/** Administrators may make containers. */
export const canUnshare = (): boolean =>
  canMount() && succeeds('unshare', '--pid', '--fork', '--mount-proc', '--uts', 'true')

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
