/** Makes the calls of the contract. Throws and stays silent: what a failure looks like is decided elsewhere. */
import type { Call, CallName } from '../contract'
import { isShopError, type ShopError } from '../errors/shop-error'
import { errorOfFailure } from '../errors/to-shop-error'
import type { I18n } from '../i18n/i18n.types'
import { toJson } from '../to-json'
import type { CallOptions, Client } from './client.types'
import { fileTransport } from './fetch-transport'
import { requestHeaders } from './request-headers'
import { type Reading, unwrapEnvelope } from './response'
import { sendRequest } from './send-request'
import type { HttpRequest, Transport } from './transport.types'
import { buildUrl, type CallValues } from './url'

export interface ClientContext {
  /** Without slash at the end. */
  apiBase: string
  fetch: typeof globalThis.fetch
  transport: Transport
  /** Longest wait for one call, its repetitions included. */
  timeoutMs: number
  /** Other paths for calls the specification does not name. */
  paths: Partial<Record<CallName, string>>
  /** Of the reader: names of the shop are answered in its language. */
  i18n: I18n
  /** Token of the moment. */
  token: () => string | undefined
  /** Asks the host for a new token after `refused` was refused; undefined when there is none. */
  renewToken: (refused: string | undefined) => Promise<string | undefined>
  /** Writes into articles what an answer does not say of them. */
  complete?: Reading['complete']
  /** Called with every failure before it is thrown, and with the parts of an answer that are missing, with the token that was sent. */
  onFailure: (error: ShopError, options: CallOptions, token: string | undefined) => Promise<void> | void
}

interface Input extends CallValues {
  body?: object
}

export function createClient(context: ClientContext): Client & { abortAll(): void } {
  const underWay = new Set<AbortController>()

  async function send(call: Call, input: Input, options: CallOptions, token: string | undefined): Promise<unknown> {
    const at = { call: call.name }
    const controller = new AbortController()
    const abort = () => controller.abort()
    let isTimedOut = false
    const timer = setTimeout(() => {
      isTimedOut = true
      abort()
    }, context.timeoutMs)
    if (options.signal?.aborted) abort()
    options.signal?.addEventListener('abort', abort)
    underWay.add(controller)
    try {
      const transport = options.transport ?? (call.answer === 'file' ? fileTransport : context.transport)
      const sendOnce = (url: string, request: HttpRequest) => transport(context.fetch, url, request)
      const answer = await sendRequest(sendOnce, buildUrl(context, call, input), {
        method: call.method,
        headers: {
          ...requestHeaders(context.i18n.store.getState().language, token),
          ...(input.body !== undefined && !call.multipart ? { 'Content-Type': 'application/json;charset=utf-8' } : {}),
          ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
        },
        ...(input.body === undefined ? {} : { body: call.multipart ? toForm(input.body) : toJson(input.body) }),
        signal: controller.signal,
        keepalive: options.keepalive,
        isRepeatable: isRepeatable(call, options),
      })
      if (answer.file) return answer.file
      return await unwrapEnvelope(answer, call, at, {
        i18n: context.i18n,
        complete: context.complete,
        onLoss: error => void context.onFailure(error, options, token),
      })
    } catch (thrown) {
      throw errorOfFailure(thrown, at, isTimedOut ? 'timeout' : controller.signal.aborted ? 'aborted' : 'network')
    } finally {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', abort)
      underWay.delete(controller)
    }
  }

  async function make(call: Call, input: Input, options: CallOptions): Promise<unknown> {
    let token = options.withToken === false ? undefined : (options.token ?? context.token())
    try {
      try {
        return await send(call, input, options, token)
      } catch (refused) {
        // One more try when the host can hand over a fresh token.
        const asks = isShopError(refused, 'signed-out') && options.withToken !== false && options.token === undefined
        const fresh = asks ? await context.renewToken(token) : undefined
        if (fresh === undefined) throw refused
        token = fresh
        return await send(call, input, options, token)
      }
    } catch (thrown) {
      const error = thrown as ShopError
      await context.onFailure(error, options, token)
      throw error
    }
  }

  return {
    call: (call, ...[input, options]: readonly unknown[]) =>
      make(call, (input ?? {}) as Input, (options ?? {}) as CallOptions) as Promise<never>,
    fileUrl: path => (/^(?:[a-z]+:|\/\/)/i.test(path) ? path : originOf(context.apiBase) + path),
    abortAll: () => {
      for (const controller of underWay) controller.abort()
    },
  }
}

/** The sender chooses its boundary, and with it the type of the body. */
function toForm(fields: object): FormData {
  const form = new FormData()
  for (const [name, file] of Object.entries(fields)) form.append(name, file)
  return form
}

/** Files lie on the origin of the API; a relative API base means the page's own. */
const originOf = (apiBase: string): string => (/^https?:/i.test(apiBase) ? new URL(apiBase).origin : '')

/** A write is sent again only where the server answers it once per key. */
const isRepeatable = (call: Call, { idempotencyKey }: CallOptions): boolean =>
  call.method === 'GET' || call.reads === true || (call.idempotent === true && idempotencyKey !== undefined)
