/** One request, sent again after a moment when that can do no harm. */
import type { HttpRequest, HttpResponse } from './transport.types'

const RETRIES = 2
const RETRY_DELAY_MS = 300
/** Answers of a gateway that is busy or starting. */
const RETRY_STATUS: readonly number[] = [429, 502, 503, 504]

export interface RepeatableRequest extends HttpRequest {
  /** Sending it twice does what sending it once does. */
  isRepeatable: boolean
}

/** @throws what fetch throws when there is no answer, or the reason of the signal. */
export async function sendRequest(
  send: (url: string, request: HttpRequest) => Promise<HttpResponse>,
  url: string,
  { isRepeatable, ...request }: RepeatableRequest,
): Promise<HttpResponse> {
  for (let left = isRepeatable ? RETRIES : 0; ; left -= 1) {
    try {
      const answer = await send(url, request)
      if (left === 0 || !RETRY_STATUS.includes(answer.status)) return answer
    } catch (thrown) {
      if (left === 0 || request.signal.aborted) throw thrown
    }
    await pause(RETRY_DELAY_MS * 2 ** (RETRIES - left), request.signal)
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
