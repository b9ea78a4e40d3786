import { expect, it } from 'vitest'
import { listProps, toQuery } from './list-query'

const read = (query: string) => listProps(new URLSearchParams(query))

it.each([
  ['classId=102&brandId=3&page=2', { classId: 102, brandId: 3, page: 2 }],
  ['keyword=TN%2D241%20x', { keyword: 'TN-241 x' }],
  ['sort=price', { sort: 'price' }],
  ['classId=abc&page=-1&pageSize=1e3&sort=drop%20table', {}],
  ['classId=99999999999', {}],
  ['', {}],
])('reads %s', (query, props) => expect(read(query)).toEqual(props))

it('writes what it reads, without what is usual', () => {
  expect(String(toQuery({ classId: 102, page: 1, pageSize: 20 }))).toBe('classId=102')
  const full = { classId: 105, brandId: 2, keyword: 'a&b', sort: 'stock' as const, page: 3, pageSize: 40 }
  expect(listProps(toQuery(full))).toEqual(full)
})
