/** One request over plain fetch, for pages that count every byte. */
import type { Transport } from './transport.types'

export const fetchTransport: Transport = async (fetch, url, request) => {
  const response = await fetch(url, request)
  return { status: response.status, isOk: response.ok, text: await response.text() }
}
