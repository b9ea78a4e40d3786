// Which processes a child has started, and their children: some (browsers, test servers) leave its process group.
import { readdirSync, readFileSync } from 'node:fs'

/** Parent and start time of a process, from Linux's /proc; nothing where there is none. */
function lookUp(pid) {
  try {
    // The name in parentheses may hold blanks; the numbers follow the last ")".
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ')
    return { pid, state: fields[0], parent: Number(fields[1]), started: fields[19] }
  } catch {
    return undefined // it has ended, or this is not Linux
  }
}

/** Every process below `pid`, each with its start time, so that a number given out again is not taken for it. */
export function listDescendants(pid) {
  let names
  try {
    names = readdirSync('/proc')
  } catch {
    return []
  }
  const all = names.filter(name => /^\d+$/.test(name)).flatMap(name => lookUp(Number(name)) ?? [])
  const found = [pid]
  for (const parent of found) for (const one of all) if (one.parent === parent) found.push(one.pid)
  return all.filter(one => one.pid !== pid && found.includes(one.pid))
}

/** Ends what is still alive of an earlier list. */
export function killRemaining(processes) {
  for (const { pid, started } of processes) {
    const now = lookUp(pid)
    if (!now || now.started !== started || now.state === 'Z') continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it ended by itself in this moment
    }
  }
}
