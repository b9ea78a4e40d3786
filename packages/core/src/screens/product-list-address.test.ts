import { expect, it } from 'vitest'
import { productListQuery, readProductList } from './product-list-address'

const read = (query: string) => readProductList(new URLSearchParams(query))

it.each([
  ['classId=102&brandId=3&page=2', { classId: 102, brandId: [3], page: 2 }],
  ['keyword=TN%2D241%20x', { keyword: 'TN-241 x' }],
  ['sort=price', { sort: 'price' }],
  ['brandId=1,2&colour=black,multi+(CMY)', { brandId: [1, 2], colour: ['black', 'multi (CMY)'] }],
  ['availability=inTransit,nowhere,stock&yieldFrom=2000', { availability: ['stock', 'inTransit'], yieldFrom: 2000 }],
  ['brandId=1,&seriesId=x&availability=nowhere&view=tiles', {}],
  ['classId=abc&page=-1&pageSize=1e3&sort=drop%20table', {}],
  ['classId=99999999999', {}],
  ['page=0&pageSize=0&priceFrom=999999999&yieldTo=999999999', {}],
  ['page=999999999&pageSize=101&classId=1000000', {}],
  ['colour=,,', {}],
  [`colour=black,${'x'.repeat(61)}`, { colour: ['black'] }],
  [`colour=${Array(150).fill('red')}`, { colour: Array(100).fill('red') }],
  [`keyword=${'x'.repeat(130)}`, { keyword: 'x'.repeat(120) }],
  ['keyword=a%00b', { keyword: 'a b' }],
  ['', {}],
])('reads %s', (query, props) => expect(read(query)).toEqual(props))

it('writes what it reads, without what is usual', () => {
  expect(String(productListQuery({ classId: 102, page: 1, pageSize: 20 }))).toBe('classId=102')
  const full = {
    classId: 105,
    brandId: [2, 7],
    seriesId: [12],
    modelId: [301],
    colour: ['cyan', 'multi (CMYK)'],
    yieldFrom: 1000,
    yieldTo: 9000,
    priceFrom: 10,
    priceTo: 90,
    availability: ['stock' as const],
    keyword: 'a&b, c',
    sort: 'stock' as const,
    page: 3,
    pageSize: 40,
    view: 'cards' as const,
  }
  expect(readProductList(productListQuery(full))).toEqual(full)
})
