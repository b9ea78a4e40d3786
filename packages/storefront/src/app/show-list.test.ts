import { orderListAddress } from '@cartwright/core'
import { expect, it } from 'vitest'
import { currentPath, goTo } from './location'
import { showList } from './show-list'

it('the view that a list opens with is no step to go back from, and a filter is', () => {
  goTo('/hisorder/list')
  const entries = window.history.length
  const shown = { status: 'submitted', page: 1, pageSize: 20 } as const
  showList('/hisorder/list', orderListAddress, { ...shown, isOpening: true })
  expect([currentPath(), window.history.length]).toEqual(['/hisorder/list?status=submitted', entries])
  showList('/hisorder/list', orderListAddress, { ...shown, page: 2 })
  expect([currentPath(), window.history.length]).toEqual(['/hisorder/list?status=submitted&page=2', entries + 1])
})

it('a list from which every filter was taken is asked for its first page', () => {
  goTo('/hisorder/list?status=submitted')
  showList('/hisorder/list', orderListAddress, { page: 1, pageSize: 20 })
  expect(currentPath()).toBe('/hisorder/list?page=1')
  expect(orderListAddress.read(new URLSearchParams('page=1'))).toEqual({ page: 1 })
})
