/** Projects of strangers: a fresh folder, the archives and what else its developer installs, from the registry of packages alone. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import type { PackedAll } from '../packages/packed'

const HOSTS = fileURLToPath(new URL('hosts/', import.meta.url))
/** As it stands in the pages. */
const WRITTEN_SHOP = 'https://shop.example'
const INSTALL_MS = 540_000

export const run = async (command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) => {
  // What belongs to the runner of the tests is not for a stranger.
  const { NODE_ENV: _mode, NODE_OPTIONS: _options, FORCE_COLOR: _colours, ...inherited } = process.env
  const options = { cwd, env: { ...inherited, ...env }, maxBuffer: 64_000_000, timeout: INSTALL_MS }
  try {
    return (await promisify(execFile)(command, args, options)).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}\n${String(error).slice(0, 300)}`)
  }
}

/**
 * Installs both archives and what else is named, with npm.
 * @param kind folder of `hosts` with what its developer wrote
 * @param name of the folder, where one kind is installed more than once
 */
export async function install(
  packed: PackedAll,
  kind: string,
  { name = kind, others = [], shopUrl }: { name?: string; others?: readonly string[]; shopUrl: string },
): Promise<string> {
  const folder = join(packed.folder, 'installed', name)
  mkdirSync(folder, { recursive: true })
  cpSync(join(HOSTS, kind), folder, { recursive: true })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (!statSync(path).isFile()) continue
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(WRITTEN_SHOP, shopUrl))
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: `host-${name}`, private: true, type: 'module' }))
  const archives = [packed.core.archive, packed.widgets.archive]
  await run('npm', ['install', '--no-audit', '--no-fund', ...archives, ...others], folder)
  return folder
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
}

export interface Site {
  origin: string
  close(): Promise<void>
}

/** Serves a folder as any server of files does. */
export async function serveFolder(folder: string, port: number): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname)))
    const isThere = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile()
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(isThere ? readFileSync(file) : 'The host has no such file.')
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Starts a server of the host's own, and waits until it answers. */
export async function startServer(file: string, args: readonly string[], cwd: string, port: number): Promise<Site> {
  const { NODE_ENV: _mode, ...env } = process.env
  const child = spawn(process.execPath, [file, ...args], { cwd, env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await expect(async () => expect((await fetch(origin)).status).toBe(200)).toPass({ timeout: 60_000 })
  return {
    origin,
    close: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
