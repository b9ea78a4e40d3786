/** Reads and checks what a request brings: path parameters, query and body, by the contract. */

import {
  type Call,
  type CallName,
  type CallRead,
  CODE,
  callTable,
  inputsOf,
  type Policy,
  policies,
  secretFieldsOf,
} from '@cartwright/core/contract'
import { ORDER_FILE_LIMITS } from '@cartwright/core/rules'
import { bufferToFormData } from 'hono/utils/buffer'
import * as v from 'valibot'
import { type LocalizedMessage, localize } from '../texts/localize'
import { ApiError } from './api-error'
import type { AppContext } from './context'
import type { Deps } from './handler'
import { httpRefusals } from './http-refusals.texts'

/** Largest JSON body: 1,000 lines with every field at its limit are below half of it. */
export const BODY_MAX_BYTES = 1024 * 1024
/** Largest form: one file, and its name between two boundaries. */
const FORM_MAX_BYTES = ORDER_FILE_LIMITS.bytes + 16 * 1024

const tooLarge = () => new ApiError(CODE.PAYLOAD_TOO_LARGE, 'The request is too large.')
/** @param msg plain English for developers, or a text for the buyer */
const malformed = (msg: LocalizedMessage | string) => new ApiError(CODE.BAD_REQUEST, msg)

const formType = (c: AppContext): string | undefined => {
  const type = c.req.header('content-type') ?? ''
  return /^multipart\/form-data\b/i.test(type) ? type : undefined
}
const maxBytes = (c: AppContext): number => (formType(c) === undefined ? BODY_MAX_BYTES : FORM_MAX_BYTES)

/** Refuses a body that says it is too large, before a byte of it is read. */
export function assertBodySize(c: AppContext): void {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes(c)) throw tooLarge()
}

/**
 * Everything the handler of `name` reads.
 * @throws ApiError `BAD_REQUEST`, also for a secret in the address unless the shop takes that; it names the field and never repeats what was sent; `PAYLOAD_TOO_LARGE`
 */
export async function readInput<N extends CallName>(
  c: AppContext,
  name: N,
  { queryPasswords }: Pick<Deps, 'queryPasswords'>,
): Promise<CallRead<N>> {
  const { params, query, body } = inputsOf(name)
  const { multipart: isForm }: Call = callTable[name]
  const { deprecatedQuery }: Policy = policies[name]
  if (body && !queryPasswords) assertNoSecretInQuery(c, secretFieldsOf(body))
  return {
    params: params && check(params, c.req.param()),
    query: query && check(query, c.req.query()),
    body: body && check(body, await (isForm ? readForm(c) : readBody(c, deprecatedQuery))),
  } as CallRead<N>
}

/** Addresses end up in logs, histories and the header `Referer`. */
function assertNoSecretInQuery(c: AppContext, fields: readonly string[]): void {
  const [given] = fields.filter(field => c.req.query(field) !== undefined)
  if (given !== undefined)
    throw malformed(`Send the field ${given} in the body: passwords and codes do not belong in an address.`)
}

function check(schema: v.GenericSchema, sent: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, sent, { abortEarly: true })
  if (!success) {
    const [issue] = issues
    const field = v.getDotPath(issue)
    const isMissing = issue.received === 'undefined'
    throw malformed(`${field ? `The field ${field}` : 'The request'} is ${isMissing ? 'missing' : 'not valid'}.`)
  }
  if (holdsUnstorable(output)) throw malformed(localize(httpRefusals, 'unstorableCharacter'))
  return output
}

/** PostgreSQL has no text with U+0000, and its JSON none with half a surrogate pair. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable)
}

/**
 * The JSON body; without one the fields may stand in the query instead (API-017). Its type must be said: a page of another site can
 * send a body of another type without asking the shop first (Fetch standard, CORS-safelisted request headers).
 * @param withQuery fields that are missing in the body are taken from the query too
 */
async function readBody(c: AppContext, withQuery = false): Promise<unknown> {
  const bytes = await readBytes(c)
  if (bytes.length === 0) return c.req.query()
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw malformed('The body must be JSON, with the header Content-Type: application/json.')
  try {
    const sent: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return withQuery && isObject(sent) ? { ...c.req.query(), ...sent } : sent
  } catch {
    throw malformed('The request is not valid JSON.')
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a form. Nothing of it has been written anywhere, so one that breaks off leaves nothing behind. */
async function readForm(c: AppContext): Promise<unknown> {
  const type = formType(c)
  const bytes = await readBytes(c)
  if (type === undefined) throw malformed('The request is not a form.')
  try {
    const { buffer } = Uint8Array.from(bytes)
    const fields: Record<string, unknown> = {}
    const form = await bufferToFormData(buffer, type)
    form.forEach((value, field) => {
      fields[field] = value
    })
    return fields
  } catch {
    throw malformed('The request is not a valid form.')
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
      if (size > maxBytes(c)) throw tooLarge()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof ApiError) throw error
    // Anyone who sent half a request is gone: no failure of ours, and no one may fill the log with them.
    throw malformed('The request broke off.')
  }
}
