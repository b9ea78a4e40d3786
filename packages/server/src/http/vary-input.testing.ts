/** Variations of the example input of a call: one field at a time. */
import { type Call, type CallName, callTable, inputsOf } from '@cartwright/core/contract'
import { toJsonSchema } from '@valibot/to-json-schema'

export const callNames = Object.keys(callTable) as CallName[]

export type Fields = Record<string, unknown>
export interface Parts {
  params?: Fields
  query?: Fields
  body?: unknown
}

/** Fields of a part of the input and whether they must be there. */
function fieldsOf(name: CallName, part: 'query' | 'body'): { field: string; isRequired: boolean; isText: boolean }[] {
  const schema = inputsOf(name)[part]
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
  return Object.entries(properties).map(([field, shape]) => ({
    field,
    isRequired: required.includes(field),
    isText: typeof shape === 'object' && shape.type === 'string' && shape.const === undefined,
  }))
}

export const isForm = (name: CallName) => (callTable[name] as Call).multipart === true

export type Change = (
  input: Parts,
  fields: ReturnType<typeof fieldsOf>,
  part: 'query' | 'body',
) => [what: string, input: Parts][]

/** @param change what to make of the fields of the query and of the body */
export const varyInput = (name: CallName, input: Parts, change: Change): [what: string, input: Parts][] =>
  (['query', 'body'] as const).flatMap(part => change(input, fieldsOf(name, part), part))
