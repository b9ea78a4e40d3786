/** Reads and checks what a request brings: path parameters, query and JSON body, by the schemas of the contract. */
import { type CallName, type CallRead, type CallSchemas, CODE, schemas } from '@cartwright/core/contract'
import * as v from 'valibot'
import type { AppContext } from './context'
import { Refusal } from './refusal'

/** Largest JSON body: 1,000 lines with every field at its limit are below half of it. */
export const BODY_MAX_BYTES = 1024 * 1024

const tooLarge = () => new Refusal(CODE.PAYLOAD_TOO_LARGE, 'The request is too large.')
const malformed = (msg: string) => new Refusal(CODE.BAD_REQUEST, msg)

/** Refuses a body that says it is too large, before a byte of it is read. */
export function assertBodySize(c: AppContext): void {
  if (Number(c.req.header('content-length') ?? 0) > BODY_MAX_BYTES) throw tooLarge()
}

/**
 * Everything the handler of `name` reads.
 * @throws Refusal `BAD_REQUEST` that names the field and never repeats what was sent; `PAYLOAD_TOO_LARGE`
 */
export async function readInput<N extends CallName>(c: AppContext, name: N): Promise<CallRead<N>> {
  const { params, query, body }: CallSchemas = schemas[name]
  return {
    params: params && check(params, c.req.param()),
    query: query && check(query, c.req.query()),
    body: body && check(body, await readBody(c)),
  } as CallRead<N>
}

function check(schema: v.GenericSchema, sent: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, sent, { abortEarly: true })
  if (!success) {
    const [issue] = issues
    const field = v.getDotPath(issue)
    const isMissing = issue.received === 'undefined'
    throw malformed(`${field ? `The field ${field}` : 'The request'} is ${isMissing ? 'missing' : 'not valid'}.`)
  }
  if (holdsUnstorable(output)) throw malformed('The request holds a character that cannot be stored.')
  return output
}

/** PostgreSQL has no text with U+0000, and its JSON none with half a surrogate pair. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable)
}

/** The JSON body; without one the fields may stand in the query instead (API-017). */
async function readBody(c: AppContext): Promise<unknown> {
  const bytes = await readBytes(c)
  if (bytes.length === 0) return c.req.query()
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw malformed('The request is not valid JSON.')
  }
}

async function readBytes(c: AppContext): Promise<Uint8Array> {
  try {
    // With a length Node sees to it that no more arrives.
    if (c.req.header('content-length')) return new Uint8Array(await c.req.arrayBuffer())
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.length
      if (size > BODY_MAX_BYTES) throw tooLarge()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Whoever sent half a request is gone: no failure of ours, and nobody may fill the log with them.
    throw malformed('The request broke off.')
  }
}
