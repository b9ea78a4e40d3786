/** The contract as OpenAPI 3.1, for people and tools that do not read TypeScript. */
import {
  type Access,
  type Call,
  type CallName,
  CODE,
  COMPANY_DOCUMENTS,
  callTable,
  inputsOf,
  type Policy,
  policies,
  type Shape,
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

function describeAccess({ access, companyPrices }: Policy, name: CallName): string {
  const said = describeGranted(access)
  if (name === 'documents.download')
    return `${said} Documents with money of the company, ${COMPANY_DOCUMENTS.join(', ')}, answer sub-accounts with code ${CODE.FORBIDDEN}.`
  if (!companyPrices) return said
  return `${said} The answer holds money of the company: sub-accounts, which see account prices, get code ${CODE.FORBIDDEN}.`
}

function describeGranted(access: Access): string {
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
  const policy: Policy = policies[name]
  const { access, companyPrices, deprecatedQuery } = policy
  const { params, query, body } = inputsOf(name)
  const parameters = [
    ...(params ? toParameters(describeInput(params), 'path') : []),
    ...(query ? toParameters(describeInput(query), 'query') : []),
    ...(body && deprecatedQuery ? toParameters(describeInput(body), 'query').map(deprecated) : []),
    ...(call.idempotent ? [idempotencyHeader(access)] : []),
  ]
  return {
    operationId: name,
    tags: [featureOf(name)],
    'x-ledger': call.id,
    'x-access': access,
    ...(companyPrices ? { 'x-company-prices': true } : {}),
    ...(name === 'documents.download' ? { 'x-company-prices': COMPANY_DOCUMENTS } : {}),
    description: describeAccess(policy, name),
    ...(call.added ? { 'x-added': true } : {}),
    security: access === 'visitor' ? [{}, { [BEARER]: [] }] : [{ [BEARER]: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [call.multipart ? 'multipart/form-data' : 'application/json']: { schema: describeInput(body) },
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
            schema:
              call.answer === 'file'
                ? { $ref: '#/components/schemas/ApiError' }
                : {
                    anyOf: [
                      envelope(call, describeShape(call.result, name, definitions)),
                      { $ref: '#/components/schemas/ApiError' },
                    ],
                  },
          },
          ...(call.answer === 'file' ? { 'application/octet-stream': {} } : {}),
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

function describeInput(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...converted } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // What JSON Schema cannot say, such as trimming, the server still does.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string', contentMediaType: 'application/octet-stream' } : undefined,
  })
  return converted
}

/** @param definitions takes a shape that holds itself, under the name of its call */
function describeShape(shape: Shape, name: CallName, definitions: Record<string, JsonSchema>): JsonSchema {
  const describe = (part: Shape) => describeShape(part, name, definitions)
  const { kind, inner = shape, entries = [] } = shape
  switch (kind) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: kind, ...(shape.format && { format: shape.format }) }
    case 'nothing':
    case 'missing':
      return { type: 'null' }
    case 'oneOf':
      return { enum: [...(shape.values ?? [])] }
    case 'nullable':
      return { anyOf: [describe(inner), { type: 'null' }] }
    case 'optional':
    case 'fallback':
      return describe(inner)
    case 'list':
      return { type: 'array', items: describe(inner) }
    case 'record':
      return { type: 'object', additionalProperties: describe(inner) }
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(entries.map(([field, part]) => [field, describe(part)])),
        required: entries.filter(([, part]) => part.kind !== 'optional').map(([field]) => field),
      }
    case 'either':
      return { anyOf: (shape.options ?? []).map(describe) }
    case 'lazy': {
      if (shape.get && !(name in definitions)) {
        definitions[name] = {}
        definitions[name] = describe(shape.get())
      }
      return { $ref: `#/components/schemas/${name}` }
    }
  }
}
