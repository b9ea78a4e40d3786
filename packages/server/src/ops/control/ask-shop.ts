/** The command line's side of the control channel. */
import { connect, type Socket } from 'node:net'
import { type OpsAnswer, OpsTrouble } from '../command'
import type { ControlAnswer, ControlRequest } from './control'
import { controlPath } from './control-path'
import { readLine } from './read-line'

/**
 * Hands a command to the shop that runs on a data folder.
 * @returns undefined when no shop runs there
 * @throws OpsTrouble when the shop refused or broke off
 */
export async function askShop(dataDir: string, request: ControlRequest): Promise<OpsAnswer | undefined> {
  const socket = await tryConnect(controlPath(dataDir))
  if (!socket) return undefined
  try {
    socket.write(`${JSON.stringify(request)}\n`)
    const line = await readLine(socket)
    if (line === undefined) throw new OpsTrouble('The shop ended before it answered. Start it and look what was done.')
    const answer = JSON.parse(line) as ControlAnswer
    if (!answer.ok) throw new OpsTrouble(answer.message, answer.data)
    return answer
  } finally {
    socket.destroy()
  }
}

/** No one listens: there is no socket, or only what a killed shop left behind. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'])

const tryConnect = (path: string): Promise<Socket | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.removeAllListeners('error')
      socket.on('error', () => socket.destroy()) // the reader sees the end
      resolve(socket)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY.has(error.code ?? '')) resolve(undefined)
      else reject(new OpsTrouble(`The shop cannot be reached at ${path}: ${error.message}`))
    })
  })
