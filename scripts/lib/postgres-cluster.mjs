// One throw-away PostgreSQL cluster in a temporary folder, on a free port of the loopback interface.
import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './guard.mjs'
import { launch, run, stop } from './processes.mjs'
import { Trouble, tail } from './say.mjs'

const START_TIMEOUT_MS = 60_000
const ATTEMPTS = 3
const USER = 'cartwright'
/** What only serves a cluster that outlives its tests, or queries of seconds, costs them a third of their time. */
const FOR_ONE_RUN = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  jit: 'off',
}

/** @returns {Promise<string>} its address; the cluster and its folder go at the end of the command */
export async function startCluster(binaries, isDurable) {
  const cluster = await makeCluster(binaries, isDurable)
  atEnd(cluster.remove)
  await cluster.start()
  return cluster.url
}

/**
 * A cluster that can be stopped and started again on its port, as a database that fails does.
 * @returns {Promise<{ url: string, start(): Promise<void>, stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>, remove(): Promise<void> }>}
 *   `SIGINT` is PostgreSQL's fast shutdown, `SIGQUIT` the immediate one
 */
export async function makeCluster({ postgres, initdb }, isDurable) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-pg-'))
  const identity = findIdentity()
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid)
  const options = { ...identity, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } }
  const data = join(folder, 'data')

  const words = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions']
  const { code, output } = await run(initdb, words, { ...options, capture: true })
  if (code !== 0) throw new Trouble(`PostgreSQL could not set up its data folder:\n${tail(output)}`)

  let child
  const cluster = {
    url: '',
    async start() {
      let said = ''
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const port = cluster.url ? new URL(cluster.url).port : await findFreePort()
        child = launch(postgres, ['-D', data, ...settings(port, folder, isDurable)], {
          ...options,
          stdio: ['ignore', 'ignore', 'pipe'],
          stopSignal: 'SIGINT', // PostgreSQL's fast shutdown: does not wait for open connections
        })
        const answer = await waitUntilReady(child)
        if (answer.isReady) {
          cluster.url = `postgres://${USER}@127.0.0.1:${port}/postgres`
          return
        }
        said = answer.said
      }
      throw new Trouble(`PostgreSQL did not start:\n${tail(said)}`)
    },
    stop: signal => (child ? stop(child, signal) : Promise.resolve()),
    async remove() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return cluster
}

function settings(port, folder, isDurable) {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    lc_messages: 'C',
    max_connections: 200,
    shared_buffers: '128MB',
    ...(isDurable ? {} : FOR_ONE_RUN),
  }
  return Object.entries(values).flatMap(([key, value]) => ['-c', `${key}=${value}`])
}

function waitUntilReady(child) {
  return new Promise(resolve => {
    let said = ''
    const timer = setTimeout(() => void stop(child), START_TIMEOUT_MS)
    const settle = isReady => {
      clearTimeout(timer)
      resolve({ isReady, said })
    }
    child.once('exit', () => settle(false))
    child.once('error', error => {
      said += error.message
      settle(false)
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      said = tail(said + text, 60)
      if (text.includes('ready to accept connections')) settle(true)
    })
  })
}

/** PostgreSQL refuses to run as root: then it runs as its own system user, or as nobody. */
function findIdentity() {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map(flag => Number.parseInt(spawnSync('id', [flag, user]).stdout ?? '', 10))
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Trouble('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it.')
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address()
  await new Promise(resolve => server.close(resolve))
  return port
}
