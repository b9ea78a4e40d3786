/** The running shop's side of the command line: with PGlite no one else can open the database. */
import { chmodSync, lstatSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { SettingsProblem } from '../../env'
import type { Deps } from '../../http/handler'
import { describeError } from '../../process/log'
import { type OpsAnswer, type OpsArgs, type OpsDeps, OpsTrouble } from '../command'
import { runCommand } from '../commands'
import { controlPath } from './control-path'
import { readLine } from './read-line'

/** What the command line sends. */
export interface ControlRequest {
  command: string
  args: OpsArgs
}

/** `trouble` is for the person at the command line, `failed` is a fault of ours: its cause is in the shop's log. */
export type ControlAnswer =
  | ({ ok: true } & OpsAnswer)
  | { ok: false; kind: 'trouble' | 'failed'; message: string; data?: unknown }

export interface Control {
  /** Stops listening and ends what is under way. */
  close(): Promise<void>
}

/**
 * Listens for `npm run ops` in the data folder, for the user the shop runs as and no one else. The caller holds the
 * lock of the data folder, so a socket that is there already was left behind by a process that is gone.
 * @throws SettingsProblem when it cannot listen there, for example where there is something else than a socket
 */
export async function startControl({ log, ...ops }: OpsDeps & Pick<Deps, 'log'>): Promise<Control> {
  const path = controlPath(ops.dataDir)
  const isFile = process.platform !== 'win32'
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', error => log.info('ops.broken', { message: error.message }))
    void answer(socket, ops, log)
  })
  const umask = isFile ? process.umask(0o177) : 0
  try {
    if (isFile && lstatSync(path, { throwIfNoEntry: false })?.isSocket()) rmSync(path)
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, () => resolve())
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsProblem(
      `The shop cannot listen for its command line at ${path}: ${reason}. Move elsewhere what is there, or choose another folder with DATA_DIR.`,
    )
  } finally {
    if (isFile) process.umask(umask)
  }
  if (isFile) chmodSync(path, 0o600)
  server.unref()
  return {
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function answer(socket: Socket, ops: OpsDeps, log: Deps['log']): Promise<void> {
  try {
    const line = await readLine(socket)
    if (line !== undefined) socket.end(`${JSON.stringify(await run(line, ops, log))}\n`)
    else socket.destroy()
  } catch (error) {
    log.error('ops.failed', describeError(error))
    socket.destroy()
  }
}

async function run(line: string, ops: OpsDeps, log: Deps['log']): Promise<ControlAnswer> {
  try {
    const { command, args } = JSON.parse(line) as ControlRequest
    const done = await runCommand(ops, command, args)
    log.info(done.isTried ? 'ops.tried' : 'ops.done', { command })
    return { ok: true, ...done }
  } catch (error) {
    if (error instanceof OpsTrouble) return { ok: false, kind: 'trouble', message: error.message, data: error.data }
    log.error('ops.failed', describeError(error))
    return { ok: false, kind: 'failed', message: 'The shop failed to do this; its log says why.' }
  }
}
