/** Makes one call as a client would, and shows all of the answer. */
import assert from 'node:assert/strict'
import {
  type Call,
  type CallInput,
  type CallName,
  type CallResult,
  CODE,
  callTable,
  type Shape,
} from '@cartwright/core/contract'
import { Mismatch, readShape } from '@cartwright/core/testing'

export interface Answer<N extends CallName> {
  /** HTTP status. */
  status: number
  headers: Headers
  code: number
  msg: string
  /** What the call answers, undefined when it was refused. */
  result: CallResult<N> | undefined
  /** The whole envelope. */
  envelope: Record<string, unknown>
}

interface Sent {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

export interface CallSettings {
  token?: string | undefined
  headers?: Readonly<Record<string, string>>
}

/**
 * @param input `params`, `query` and `body`, as far as the call has them
 * @throws AssertionError when the answer is not exactly what the contract says
 * @example await call(server, 'cart.add', { body: { number: 'CW-1', qty: 2 } }, { token })
 */
export async function call<N extends CallName>(
  { apiBase }: { apiBase: string },
  name: N,
  input: CallInput<N>,
  { token, headers = {} }: CallSettings = {},
): Promise<Answer<N>> {
  const { method, path, answer, result: shape, multipart: isForm }: Call = callTable[name]
  const { params = {}, query = {}, body } = input as Sent
  const url = new URL(apiBase + path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key]))))
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value))
  const response = await fetch(url, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json;charset=utf-8' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? toForm(body) : JSON.stringify(body) }),
  })
  const isFile = !/^application\/json\b/i.test(response.headers.get('content-type') ?? '')
  if (isFile) assert.equal(answer, 'file')
  const envelope: Record<string, unknown> = isFile
    ? await readFile(response)
    : ((await response.json()) as Record<string, unknown>)
  const { code, msg, data, ...plain } = envelope
  const result = code === CODE.OK ? (answer === 'data' ? data : plain) : undefined
  if (code === CODE.OK && !isFile)
    for (const payload of answer === 'rows' ? (plain.rows as unknown[]) : [result]) assertShape(shape, payload)
  return {
    status: response.status,
    headers: response.headers,
    code: Number(code),
    msg: String(msg),
    result: result as CallResult<N> | undefined,
    envelope,
  }
}

/** As an envelope, so that tests read files as they read other answers. */
async function readFile(response: Response): Promise<Record<string, unknown>> {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const file = { name: decodeURIComponent(name), content: await response.blob() }
  return { code: CODE.OK, msg: '', ...file }
}

/** A client may put up with more; the server answers what the contract says. */
function assertShape(shape: Shape, payload: unknown): void {
  const lost: string[] = []
  const read = readShape(shape, structuredClone(payload), lost)
  assert(!(read instanceof Mismatch), `${read instanceof Mismatch && read.path} is not what the contract says`)
  assert.deepEqual(lost, [])
  assert.deepEqual(read, payload)
}

/** Files as they are, everything else as text. */
function toForm(body: unknown): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(body ?? {}))
    form.append(field, value instanceof Blob ? value : String(value))
  return form
}
