/** How one request travels: the seam between the client and whatever makes requests. */
export interface HttpRequest {
  method: string
  headers: Record<string, string>
  body?: string | FormData
  signal: AbortSignal
}

export interface HttpAnswer {
  status: number
  isOk: boolean
  text: string
}

/**
 * Makes one request, once, and reads the answer to its end, whatever its status.
 * @throws whatever fetch throws when there is no whole answer, or the reason of the signal.
 */
export type Transport = (fetch: typeof globalThis.fetch, url: string, request: HttpRequest) => Promise<HttpAnswer>
