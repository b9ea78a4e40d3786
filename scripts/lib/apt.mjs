// Debian and Ubuntu packages, where this machine lets us install them without asking.
import { existsSync } from 'node:fs'
import { run } from './processes.mjs'
import { say } from './say.mjs'

const APT_TIMEOUT_MS = 10 * 60_000
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/**
 * Installs packages with apt-get, as root or by `sudo -n`. `CARTWRIGHT_NO_APT=1` forbids it.
 * @returns {Promise<string | undefined>} why it did not work, or nothing
 */
export async function aptInstall(...packages) {
  if (process.env.CARTWRIGHT_NO_APT) return 'CARTWRIGHT_NO_APT forbids installing packages'
  if (!existsSync('/usr/bin/apt-get')) return 'this machine has no apt-get'
  if (!(await mayInstall())) return 'installing packages needs root or a password-free sudo'
  say(`  apt-get install ${packages.join(' ')} (this can take some minutes)`)
  await asRoot('apt-get', 'update', '-q')
  const { code, output } = await asRoot('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)
  return code === 0 ? undefined : `apt-get ended with ${code}: ${output.trimEnd().split('\n').pop()}`
}

/** Runs a command as root, without ever asking for a password. */
export function asRoot(...words) {
  const [command, ...args] = isRoot() ? words : ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND', ...words]
  return run(command, args, { capture: true, env, timeoutMs: APT_TIMEOUT_MS })
}

const isRoot = () => process.getuid?.() === 0
const mayInstall = async () => isRoot() || (await run('sudo', ['-n', 'true'], { capture: true })).code === 0
