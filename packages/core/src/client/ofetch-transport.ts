/**
 * One request over ofetch. Its repeats are switched off: it takes a lost connection for status 500, and an answer that
 * breaks off half-way for a failure it does not repeat; see send-request.ts.
 */
import { createFetch } from 'ofetch'
import type { Transport } from './transport.types'

export const ofetchTransport: Transport = async (fetch, url, request) => {
  const $fetch = createFetch({ fetch, Headers: globalThis.Headers, AbortController: globalThis.AbortController })
  const response = await $fetch.raw<string, 'text'>(url, {
    ...request,
    responseType: 'text',
    ignoreResponseError: true,
    retry: false,
  })
  return { status: response.status, isOk: response.ok, text: response._data ?? '' }
}
