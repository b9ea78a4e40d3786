import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { leadsTo, open } from '../testing/open'

it.each([
  ['saved lists', '/my/lists'],
  ['returns', '/rma/list'],
])('the page of %s keeps its search in the address, and begins with it', async (_what, path) => {
  await open(`${path}?keyword=no+such+thing`, 'buyer.nl')
  const field = () => screen.findByRole('searchbox', { name: /^Find a/ })
  expect(await field()).toHaveValue('no such thing')
  fireEvent.input(await field(), { target: { value: 'another' } })
  fireEvent.keyDown(await field(), { key: 'Enter' })
  await leadsTo(`${path}?keyword=another`)
  // Back to what the list showed before, as from a page of details.
  window.history.replaceState(null, '', `${path}?keyword=no+such+thing`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await screen.findByDisplayValue('no such thing')
})

it.each([
  ['/my/lists?scope=own&sort=name&order=asc&page=2&pageSize=10', 'Sort by', 'name asc'],
  ['/rma/list?status=refund', 'Status', 'refund'],
])('%s begins with its filters', async (path, label, value) => {
  await open(path, 'buyer.nl')
  expect(await screen.findByLabelText(label)).toHaveValue(value)
})

it('leaves out of the address what the shop would refuse', async () => {
  await open('/rma/list?status=lost&page=0&pageSize=25', 'buyer.nl')
  expect(await screen.findByLabelText('Status')).toHaveValue('')
})
