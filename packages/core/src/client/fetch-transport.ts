/** One request over plain fetch: its answer is a text, or a file. */
import type { HttpResponse, Transport } from './transport.types'

export const fetchTransport: Transport = async (fetch, url, request) => {
  const response = await fetch(url, request)
  return { status: response.status, isOk: response.ok, text: await response.text() }
}

/** The answer is a file, or an envelope that says why there is none. */
export const fileTransport: Transport = async (fetch, url, request): Promise<HttpResponse> => {
  const response = await fetch(url, request)
  const { status, ok: isOk, headers } = response
  const type = headers.get('content-type') ?? ''
  if (!isOk || /^application\/json\b/i.test(type)) return { status, isOk, text: await response.text() }
  const file = { name: nameIn(headers.get('content-disposition') ?? ''), content: await response.blob() }
  return { status, isOk, text: '', file }
}

/** The name in a Content-Disposition (RFC 6266): the extended form first. What could lead out of a folder is taken out. */
function nameIn(disposition: string): string {
  const [, extended] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  const [, plain] = /filename="([^"]*)"/i.exec(disposition) ?? []
  return (decoded(extended) ?? plain ?? '').replace(/[\\/\p{Cc}]/gu, '') || 'download'
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}
