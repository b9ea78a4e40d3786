/** How one request travels: the interface between the client and what makes requests. */
import type { ReceivedFile } from '../contract'

export interface HttpRequest {
  /** In capitals, such as `GET`. */
  method: string
  /** By name. Those of a form with files are set by the browser. */
  headers: Record<string, string>
  /** JSON text, or a form with files; missing for calls without one. */
  body?: string | FormData
  /** Breaks the request off. */
  signal: AbortSignal
  /** Outlives its page. */
  keepalive?: boolean | undefined
}

export interface HttpResponse {
  /** HTTP status. */
  status: number
  /** Whether the status is one of success, 200 to 299. */
  isOk: boolean
  /** Body of the answer; empty where `file` is. */
  text: string
  /** The answer of a call with the answer `file`, unless it is a refusal. */
  file?: ReceivedFile
}

/**
 * Makes one request, once, and reads the answer to its end, with any status.
 * @throws what fetch throws when there is no whole answer, or the reason of the signal.
 */
export type Transport = (fetch: typeof globalThis.fetch, url: string, request: HttpRequest) => Promise<HttpResponse>
