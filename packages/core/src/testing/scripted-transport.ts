/** A transport whose answers a test gives one by one, so that any order of answers, and every race, can be played. */
import type { HttpRequest, HttpResponse, Transport } from '../client/transport.types'
import { type CallName, callTable } from '../contract/call-table'

/** A call that waits for its answer. */
export interface ScriptedCall {
  name: CallName
  /** Token of the request, without `Bearer`. */
  token: string | undefined
  /** Parsed JSON; undefined without a body. */
  body: unknown
  query: URLSearchParams
  key: string | undefined
  /** Answers with this envelope, HTTP status 200. */
  answer(envelope: object): void
  /** Answers with another HTTP status and an empty body. */
  status(code: number): void
  /** The connection breaks. */
  drop(): void
}

export interface ScriptedTransport {
  transport: Transport
  /** The same for what brings a transport of its own, as uploads do. */
  fetch: typeof globalThis.fetch
  /** Answers all later calls of this name at once with this envelope. */
  always(name: CallName, envelope: object): void
  /** Leaves later calls of this name waiting, for `next`. */
  hold(name: CallName): void
  /** The oldest call of this name that waits and was not handed out; waits for one. */
  next(name: CallName): Promise<ScriptedCall>
  /** Names of all calls so far. */
  calls(): readonly CallName[]
}

/** @param base the API of the shop, such as `https://shop.example/prod-api` */
export function scriptedTransport(base: string): ScriptedTransport {
  const known = new Map<CallName, object>()
  const made: CallName[] = []
  const waiting: ScriptedCall[] = []
  const wanted: { name: CallName; take: (call: ScriptedCall) => void }[] = []

  function arrive(call: ScriptedCall): void {
    const at = wanted.findIndex(({ name }) => name === call.name)
    if (at < 0) waiting.push(call)
    else wanted.splice(at, 1)[0]?.take(call)
  }

  const transport: Transport = (_fetch, address, request) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const url = new URL(address)
      const name = nameOf(request.method, url.pathname.slice(new URL(base).pathname.length))
      made.push(name)
      const send = (envelope: object) => resolve({ status: 200, isOk: true, text: JSON.stringify(envelope) })
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
      const envelope = known.get(name)
      if (envelope) return send(envelope)
      arrive({
        name,
        token: headerOf(request, 'Authorization')?.replace(/^Bearer /, ''),
        body: typeof request.body === 'string' ? JSON.parse(request.body) : undefined,
        query: url.searchParams,
        key: headerOf(request, 'Idempotency-Key'),
        answer: send,
        status: code => resolve({ status: code, isOk: code < 400, text: '' }),
        drop: () => reject(new TypeError('connection lost')),
      })
    })

  const fetch: typeof globalThis.fetch = async (url, { method = 'GET', headers = {}, body, signal } = {}) => {
    const request = { method, headers: headers as Record<string, string>, body: body as FormData }
    const { status, text } = await transport(fetch, String(url), {
      ...request,
      signal: signal ?? new AbortController().signal,
    })
    return new Response(text, { status })
  }

  return {
    transport,
    fetch,
    always: (name, envelope) => void known.set(name, envelope),
    hold: name => void known.delete(name),
    next: name =>
      new Promise(resolve => {
        const at = waiting.findIndex(call => call.name === name)
        const [call] = at < 0 ? [] : waiting.splice(at, 1)
        if (call) resolve(call)
        else wanted.push({ name, take: resolve })
      }),
    calls: () => made,
  }
}

const headerOf = ({ headers }: HttpRequest, wanted: string): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1]

function nameOf(method: string, path: string): CallName {
  const ofMethod = Object.values(callTable).filter(call => call.method === method)
  const isLike = (known: string) => new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  const call = ofMethod.find(known => known.path === path) ?? ofMethod.find(known => isLike(known.path))
  if (!call) throw new Error(`No call is ${method} ${path}`)
  return call.name
}
