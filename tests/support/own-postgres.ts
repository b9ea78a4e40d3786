/** PostgreSQL clusters that tests may stop, and connections to them that tests may cut. */

import type { AddressInfo } from 'node:net'
import { connect as connectTo, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { findPostgres } from '../../scripts/lib/postgres-binaries.mjs'
import { makeCluster } from '../../scripts/lib/postgres-cluster.mjs'

export interface OwnPostgres {
  url: string
  start(): Promise<void>
  /** `SIGINT` is the fast shutdown, `SIGQUIT` the immediate one, as after a crash. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  remove(): Promise<void>
}

/** A cluster of its own, started; undefined where no PostgreSQL is installed. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const binaries = await findPostgres()
  if (!binaries) throw new Error('There is no PostgreSQL on this machine.')
  const cluster = (await makeCluster(binaries, true)) as OwnPostgres
  await cluster.start()
  return cluster
}

/** Runs `work` on a connection of its own. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export interface Network {
  /** The address of the database, through this network. */
  url: string
  /** From now on nothing arrives on either side, and nothing is refused. Connections of before stay dead for ever. */
  silence(): void
  /** New connections work again. */
  restore(): void
  close(): Promise<void>
}

/** A network between the shop and its database that can fall silent, as after a host or a firewall was lost. */
export async function startNetwork(databaseUrl: string): Promise<Network> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer(near => {
    const far = connectTo(Number(target.port || 5432), target.hostname)
    let isDead = isSilent
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('data', chunk => {
        isDead ||= isSilent
        if (!isDead) to.write(chunk)
      })
      from.on('close', () => {
        sockets.delete(from)
        if (!isDead) to.destroy()
      })
      from.on('error', () => undefined)
    }
    pass(near, far)
    pass(far, near)
    dead.add(() => {
      isDead = true
    })
  })
  const dead = new Set<() => void>()
  server.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    silence() {
      isSilent = true
      for (const kill of dead) kill()
    },
    restore() {
      isSilent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
