/** A thin HTTP client on connections that stay open: what it costs itself should not count much. */
import { Agent, request } from 'node:http'

export interface HttpCaller {
  /** Sends one request and reads the answer. @throws when its `code` is not 200 */
  call(method: string, path: string, body?: unknown): Promise<Buffer>
  close(): void
}

/** @param apiBase ends with `/prod-api` */
export function createHttpCaller(apiBase: string, token: string, connections: number): HttpCaller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port, pathname } = new URL(apiBase)
  return {
    call: (method, path, body) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body)
        const headers = {
          Authorization: `Bearer ${token}`,
          ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
        }
        const sent = request({ agent, hostname, port, method, path: pathname + path, headers }, response => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const answer = Buffer.concat(chunks)
            if (answer.includes('"code":200')) resolve(answer)
            else reject(new Error(`${method} ${path} answered ${answer.toString().slice(0, 300)}`))
          })
        })
        sent.on('error', reject)
        sent.end(text)
      }),
    close: () => agent.destroy(),
  }
}
