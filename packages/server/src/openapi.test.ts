import { readFileSync } from 'node:fs'
import { callTable } from '@cartwright/core/contract'
import { expect, it } from 'vitest'
import { makeOpenApi } from './openapi'

interface Operation {
  operationId: string
  description: string
  parameters?: { name: string; in: string; deprecated?: boolean }[]
  'x-access': string
  'x-added'?: true
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
const document = makeOpenApi(version)
const paths = document.paths as Record<string, Record<string, Operation>>
const operations = Object.entries(paths).flatMap(([path, verbs]) => Object.values(verbs).map(verb => ({ path, verb })))

it('describes every call once and marks the added ones', () => {
  expect(operations.map(({ verb }) => verb.operationId).sort()).toEqual(Object.keys(callTable).sort())
  const added = operations.filter(({ verb }) => verb['x-added']).map(({ verb }) => verb.operationId)
  expect(added.sort()).toEqual(
    Object.entries(callTable)
      .filter(([, call]) => 'added' in call)
      .map(([name]) => name)
      .sort(),
  )
})

it('declares the parameters of each path, and refers to nothing that is not there', () => {
  for (const { path, verb } of operations) {
    const declared = (verb.parameters ?? []).filter(parameter => parameter.in === 'path').map(({ name }) => name)
    expect([path, declared]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)])
  }
  const { schemas } = document.components as { schemas: object }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
  expect(references.length).toBeGreaterThan(0)
  for (const reference of references)
    expect(Object.keys(schemas)).toContain(reference?.replace('#/components/schemas/', ''))
})

it('F21 takes passwords in the body; those in the query, as the specification shows them, are marked deprecated', () => {
  const inQuery = operations.flatMap(({ verb }) =>
    (verb.parameters ?? [])
      .filter(({ name }) => /password|pwd/i.test(name))
      .map(parameter => ({ call: verb.operationId, ...parameter })),
  )
  expect(inQuery.map(({ call, name }) => `${call} ${name}`).sort()).toEqual([
    'account.changePassword newPassword',
    'account.changePassword oldPassword',
    'session.token password',
  ])
  for (const parameter of inQuery) expect(parameter).toMatchObject({ in: 'query', deprecated: true })
})

it('F29 describes what every call requires: nothing, an account, a permission or a role', () => {
  for (const { verb } of operations) {
    const access = verb['x-access']
    const named = access
      .replace(/^role:/, '')
      .split('|')
      .join(', ')
    if (access.includes(':'))
      expect([verb.operationId, verb.description]).toEqual([verb.operationId, expect.stringContaining(named)])
    else expect(verb.description).toMatch(/^Access: /)
  }
  const accessOf = (name: string) => operations.find(({ verb }) => verb.operationId === name)?.verb['x-access']
  expect(accessOf('catalogue.setCustNumber')).toMatch(/^role:/)
  expect(accessOf('cart.add')).toBe('cust:shoppingcart')
})
