/** A thin HTTP client on connections that stay open, one per worker: what it costs itself should not count much. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface HttpCaller {
  /** Sends one request over the connection of a worker and reads the answer. @throws when its `code` is not 200 */
  call(worker: number, method: string, path: string, body?: unknown): Promise<string>
  close(): void
}

const END_OF_HEAD = '\r\n\r\n'

/** @param apiBase ends with `/prod-api` */
export async function createHttpCaller(apiBase: string, token: string, connections: number): Promise<HttpCaller> {
  const { hostname, host, port, pathname } = new URL(apiBase)
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      await once(socket, 'connect')
      return socket
    }),
  )
  const head = `Host: ${host}\r\nAuthorization: Bearer ${token}\r\n`
  return {
    async call(worker, method, path, body) {
      const socket = sockets[worker]
      if (!socket) throw new Error(`there is no connection for worker ${worker}`)
      const text = body === undefined ? '' : JSON.stringify(body)
      const type = text && `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`
      const answer = readAnswer(socket)
      socket.write(`${method} ${pathname}${path} HTTP/1.1\r\n${head}${type}\r\n${text}`)
      const content = await answer
      if (content.includes('"code":200')) return content
      throw new Error(`${method} ${path} answered ${content.slice(0, 300)}`)
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** The body of the next answer, which must say how long it is. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const settle = (result: () => void) => {
      socket.off('data', read).off('error', fail).off('close', fail)
      result()
    }
    const fail = () => settle(() => reject(new Error('the connection was lost')))
    const read = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const from = received.indexOf(END_OF_HEAD) + END_OF_HEAD.length
      if (from < END_OF_HEAD.length) return
      const length = /^content-length: (\d+)/im.exec(received.toString('latin1', 0, from))?.[1]
      if (length === undefined) settle(() => reject(new Error('an answer did not say how long it is')))
      else if (received.length >= from + Number(length)) settle(() => resolve(received.toString('utf8', from)))
    }
    socket.on('data', read).on('error', fail).on('close', fail)
  })
}
