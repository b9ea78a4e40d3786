/** How one request travels: the interface between the client and what makes requests. */
import type { ReceivedFile } from '../contract'

export interface HttpRequest {
  method: string
  headers: Record<string, string>
  body?: string | FormData
  signal: AbortSignal
  /** Outlives its page. */
  keepalive?: boolean | undefined
}

export interface HttpResponse {
  status: number
  isOk: boolean
  text: string
  /** The answer of a call with the answer `file`, unless it is a refusal. */
  file?: ReceivedFile
}

/**
 * Makes one request, once, and reads the answer to its end, with any status.
 * @throws what fetch throws when there is no whole answer, or the reason of the signal.
 */
export type Transport = (fetch: typeof globalThis.fetch, url: string, request: HttpRequest) => Promise<HttpResponse>
