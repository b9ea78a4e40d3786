/** The contract as OpenAPI 3.1, for people and tools that do not read TypeScript. */
import {
  type Access,
  type Call,
  type CallName,
  type CallSchemas,
  CODE,
  callTable,
  type Policy,
  policies,
  schemas,
} from '@cartwright/core/contract'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

type Json = Record<string, unknown>

const NAMES = Object.keys(callTable) as CallName[]
const BEARER = 'bearer'
/** The specification has no such header for the writes of visitors, so they may do without. */
const idempotencyHeader = (access: Access) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: access !== 'visitor',
  description: 'Same key and body: the same answer. Same key, other body: refused.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
})

/** The whole document; equal contracts give equal documents. */
export function makeOpenApi(version: string): Json {
  const definitions: Record<string, JsonSchema> = {}
  const paths: Record<string, Json> = {}
  for (const name of NAMES) {
    const { path, method }: Call = callTable[name]
    const operations = paths[path] ?? {}
    const verb = method.toLowerCase()
    if (verb in operations) throw new Error(`two calls are ${method} ${path}`)
    paths[path] = { ...operations, [verb]: describeCall(name, definitions) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cartwright /prod-api',
      version,
      description: `Every answer has HTTP status 200; the outcome stands in \`code\`: ${listCodes()}.`,
    },
    servers: [{ url: '/prod-api' }],
    tags: [...new Set(NAMES.map(featureOf))].map(name => ({ name })),
    paths,
    components: {
      securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer' } },
      schemas: { ApiError: refusal, ...definitions },
    },
  }
}

const featureOf = (name: string) => name.split('.')[0] ?? name

function describeAccess(access: Access): string {
  if (access === 'visitor') return 'Access: everybody.'
  if (access === 'signed-in') return 'Access: any signed-in account.'
  if (access === 'confirmed') return `Access: a confirmed account; others get code ${CODE.UNCONFIRMED}.`
  const [what, names] = access.startsWith('role:')
    ? ['one of the roles', access.slice('role:'.length).split('|').join(', ')]
    : ['the permission', access]
  return `Access: a confirmed account with ${what} ${names}; others get code ${CODE.FORBIDDEN} or ${CODE.UNCONFIRMED}.`
}

const listCodes = () =>
  Object.entries(CODE)
    .map(([name, code]) => `${code} ${name.toLowerCase().replaceAll('_', ' ')}`)
    .join(', ')

const refusal = {
  type: 'object',
  description: 'Any code but 200; nothing has changed.',
  properties: { code: { type: 'integer', not: { const: CODE.OK } }, msg: { type: 'string' }, data: {} },
  required: ['code', 'msg'],
}

function describeCall(name: CallName, definitions: Record<string, JsonSchema>): Json {
  const call: Call = callTable[name]
  const { access, deprecatedQuery }: Policy = policies[name]
  const { params, query, body, result }: CallSchemas = schemas[name]
  const toSchema = (schema: v.GenericSchema, typeMode: 'input' | 'output') =>
    convert(schema, typeMode, name, definitions)
  const parameters = [
    ...(params ? toParameters(toSchema(params, 'input'), 'path') : []),
    ...(query ? toParameters(toSchema(query, 'input'), 'query') : []),
    ...(body && deprecatedQuery ? toParameters(toSchema(body, 'input'), 'query').map(deprecated) : []),
    ...(call.idempotent ? [idempotencyHeader(access)] : []),
  ]
  return {
    operationId: name,
    tags: [featureOf(name)],
    'x-ledger': call.id,
    'x-access': access,
    description: describeAccess(access),
    ...(call.added ? { 'x-added': true } : {}),
    security: access === 'visitor' ? [{}, { [BEARER]: [] }] : [{ [BEARER]: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [call.multipart ? 'multipart/form-data' : 'application/json']: { schema: toSchema(body, 'input') },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer, or why there is none.',
        headers: { 'X-Request-Id': { schema: { type: 'string' } } },
        content: {
          'application/json': {
            schema: { anyOf: [envelope(call, toSchema(result, 'output')), { $ref: '#/components/schemas/ApiError' }] },
          },
        },
      },
    },
  }
}

function envelope({ answer }: Call, payload: JsonSchema): Json {
  const head = { code: { const: CODE.OK }, msg: { type: 'string' } }
  const wrap = (properties: Json, required: string[]) => ({
    type: 'object',
    properties: { ...head, ...properties },
    required: ['code', 'msg', ...required],
  })
  if (answer === 'data') return wrap({ data: payload }, ['data'])
  if (answer === 'plain') return wrap(payload.properties ?? {}, payload.required ?? [])
  return wrap({ rows: { type: 'array', items: payload }, total: { type: 'integer' } }, ['rows', 'total'])
}

/** What the specification shows in the query, where logs keep it; the body takes the same fields. */
const deprecated = (parameter: object) => ({ ...parameter, required: false, deprecated: true })

function toParameters({ properties = {}, required = [] }: JsonSchema, place: 'path' | 'query') {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function convert(
  schema: v.GenericSchema,
  typeMode: 'input' | 'output',
  name: CallName,
  definitions: Record<string, JsonSchema>,
): JsonSchema {
  const nameOf = (id: string) => `${name}.${id}`
  const {
    $schema: _dialect,
    $defs = {},
    ...converted
  } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    // What JSON Schema cannot say, such as trimming, the server still does.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string', contentMediaType: 'application/octet-stream' } : undefined,
    overrideRef: ({ referenceId }) => `#/components/schemas/${nameOf(referenceId)}`,
  })
  for (const [id, definition] of Object.entries($defs)) definitions[nameOf(id)] = definition as JsonSchema
  return converted
}
