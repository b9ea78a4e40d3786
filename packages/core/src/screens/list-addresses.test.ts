import { expect, it } from 'vitest'
import { orderListAddress } from './list-addresses'

const { read: orderListProps, write: toOrderListQuery } = orderListAddress

it('reads back what it has written', () => {
  const shown = {
    keyword: 'PO 7/ü',
    status: 'partly shipped',
    kind: 'Back Order',
    orderType: 'DROP',
    placedBy: '12',
    from: '2026-02-28',
    to: '2026-03-01',
    sort: 'poNo',
    order: 'asc',
    page: 3,
    pageSize: 60,
  } as const
  expect(orderListProps(new URLSearchParams(String(toOrderListQuery(shown))))).toEqual(shown)
})

it('leaves out what is so anyway', () => {
  expect(String(toOrderListQuery({ page: 1, pageSize: 20, sort: 'soDate', order: 'desc' }))).toBe('')
})

it('leaves out what the shop would refuse', () => {
  const query =
    'status=lost&kind=normal&placedBy=anna&from=2026-02-30&to=yesterday&page=0&pageSize=25&sort=price&order=up&keyword=%20'
  expect(orderListProps(new URLSearchParams(query))).toEqual({})
})
