import { expect, it } from 'vitest'
import { hasPermission, hasRole } from './permissions'

it('PERM-002 the wildcard grants everything', () => {
  expect(hasPermission(['*:*:*'], ['x:y'])).toBe(true)
})

it('PERM-003 admin passes every role check, and only as a role', () => {
  expect(hasRole(['admin'], ['anything'])).toBe(true)
  expect(hasRole(['clerk'], ['anything'])).toBe(false)
  expect(hasPermission(['admin'], ['x:y'])).toBe(false)
})

it('PERM-004 any required value is enough', () => {
  expect(hasPermission(['b'], ['a', 'b'])).toBe(true)
  expect(hasPermission(['b'], ['a', 'c'])).toBe(false)
})

it('PERM-005 without a required list a check passes', () => {
  expect(hasPermission([])).toBe(true)
  expect(hasRole([])).toBe(true)
})

it.each([[[]], ['a:b' as never], [null as never]])('PERM-006 the list %j raises an error', list => {
  expect(() => hasPermission(['a:b'], list)).toThrow(TypeError)
  expect(() => hasRole(['admin'], list)).toThrow(TypeError)
})
