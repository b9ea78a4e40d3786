/** One request over XMLHttpRequest, the only one in a browser that tells how far an upload has come. */
import { defaultFetch } from '../storage/host'
import { fetchTransport } from './fetch-transport'
import type { HttpRequest, HttpResponse, Transport } from './transport.types'

/** @param onShare called with the share of the body that has left, 0 to 1; never where a host has a fetch of its own, or in Node. */
export const uploadTransport =
  (onShare: (share: number) => void): Transport =>
  (fetch, url, request) =>
    fetch === defaultFetch && typeof XMLHttpRequest !== 'undefined'
      ? sendWatched(url, request, onShare)
      : fetchTransport(fetch, url, request)

const sendWatched = (
  url: string,
  { method, headers, body, signal }: HttpRequest,
  onShare: (share: number) => void,
): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText: text } = request
      resolve({ status, isOk: status >= 200 && status < 300, text })
    }
    request.onerror = () => reject(new TypeError('no answer'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', abort)
    request.send(body)
  })
