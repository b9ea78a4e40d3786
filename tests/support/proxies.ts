/** The programs that a production puts around the shop: HAProxy before it, PgBouncer behind it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './built-shop'

/** `nobody`: PgBouncer refuses to run as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 }
const READY_MS = 20_000

export interface ProxyProgram {
  port: number
  close(): Promise<void>
}

/** PgBouncer in transaction mode before a database; the shop gets `url`. */
export async function startPgBouncer(databaseUrl: string): Promise<ProxyProgram & { url: string }> {
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl)
  const port = await freePort()
  const settings = `
[databases]
${pathname.slice(1)} = host=${hostname} port=${databasePort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
unix_socket_dir =
`
  const proxy = await startProgram('PGBOUNCER_PATH', 'pgbouncer.ini', settings, file => [file], port)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return { ...proxy, url: url.href }
}

/**
 * HAProxy that shares calls out between shops and asks each for `/ready` five times a second. A busy shop that answers late
 * is not down: without `timeout check`, HAProxy allows an answer no longer than the interval.
 */
export async function startHaproxy(ports: readonly number[]): Promise<ProxyProgram & { url: string }> {
  const port = await freePort()
  const servers = ports.map((shop, at) => `  server shop${at} 127.0.0.1:${shop} check inter 200ms fall 1 rise 1`)
  const settings = `
global
  maxconn 500
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
frontend calls
  bind 127.0.0.1:${port}
  default_backend shops
backend shops
  balance roundrobin
  option httpchk GET /ready
  timeout check 3s
  http-check expect status 200
  retries 3
  option redispatch
${servers.join('\n')}
`
  const proxy = await startProgram('HAPROXY_PATH', 'haproxy.cfg', settings, file => ['-f', file, '-db'], port)
  return { ...proxy, url: `http://127.0.0.1:${port}` }
}

async function startProgram(
  variable: string,
  name: string,
  settings: string,
  toArgs: (file: string) => string[],
  port: number,
): Promise<ProxyProgram> {
  const program = process.env[variable]
  if (!program) throw new Error(`${variable} is not set`)
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-proxy-'))
  await chmod(folder, 0o755)
  await writeFile(join(folder, name), settings)
  const child = spawn(program, toArgs(join(folder, name)), {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 ? UNPRIVILEGED : {}),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  await untilListening(port, child, () => output)
  return {
    port,
    async close() {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilListening(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const end = performance.now() + READY_MS
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    if (child.exitCode !== null || performance.now() > end) throw new Error(`the program did not start:\n${output()}`)
    await delay(50)
  }
}
