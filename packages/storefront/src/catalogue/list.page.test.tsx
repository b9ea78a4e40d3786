import { calls, catalogueOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentPath } from '../app/location'
import { heading, open } from '../testing/open'

const LIST = '/list/toner?classId=102&brandId=1%2C2&colour=black&yieldFrom=2000&availability=stock&page=2&pageSize=10'

/** Articles of the list, when it has arrived. */
async function findArticles(): Promise<string[]> {
  const table = await screen.findByRole('table')
  await waitFor(() => expect(table.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'))
  return within(table)
    .getAllByRole('link', { name: /^CW-/ })
    .map(link => link.textContent ?? '')
}
const goBack = () => act(async () => window.history.back())
const addressHolds = (expected: Record<string, string>) =>
  waitFor(() => expect(Object.fromEntries(new URLSearchParams(currentPath().split('?')[1]))).toEqual(expected))

describe('the address of a list', () => {
  it('API-049 a link shows the same filters, page and size', async () => {
    const { shop } = await open(LIST, 'buyer.nl')
    await heading('Toner')
    const { rows } = await shop.client.call(calls.catalogue.query, {
      query: {
        classId: 102,
        brandId: '1,2',
        colour: 'black',
        yieldFrom: 2000,
        availability: 'stock',
        pageNum: 2,
        pageSize: 10,
      },
    })
    expect(await findArticles()).toEqual(rows.map(row => row.number))
    for (const name of ['HP', 'Brother', 'Black', '2,000 pages or more', 'In stock NL'])
      expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeInTheDocument()
    expect(currentPath()).toBe(LIST)
  })

  it('follows every step, and going back from an article leads to the same list', async () => {
    await open('/list/toner?classId=105')
    await findArticles()
    const [brother] = await screen.findAllByRole('checkbox', { name: /^Brother/ })
    await act(async () => fireEvent.click(brother as HTMLElement))
    await addressHolds({ classId: '105', brandId: '2' })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cards' })))
    await addressHolds({ classId: '105', brandId: '2', view: 'cards' })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Table' })))
    await addressHolds({ classId: '105', brandId: '2' })
    const shown = await findArticles()
    await act(async () => fireEvent.click(screen.getByRole('link', { name: shown[0] ?? '' })))
    await heading(shown[0] ?? '')
    await goBack()
    await heading('Drum Unit')
    expect(await findArticles()).toEqual(shown)
    await addressHolds({ classId: '105', brandId: '2' })
    await goBack()
    await addressHolds({ classId: '105', brandId: '2', view: 'cards' })
    expect(await screen.findAllByRole('article')).toHaveLength(shown.length)
    await goBack()
    await goBack()
    await addressHolds({ classId: '105' })
    expect(await findArticles()).not.toEqual(shown)
    expect(screen.queryByRole('button', { name: 'Remove Brother' })).toBeNull()
  })
})

describe('the page of an article', () => {
  it('is named after number and class, and leads back to them', async () => {
    const { shop } = await open('/index')
    const { rows } = await shop.client.call(calls.catalogue.query, { query: { keyword: 'CW-DR2400' } })
    await act(async () => shop.navigate(catalogueOf(shop).partPath(rows[0]?.goodsSkuId ?? 0)))
    await heading('CW-DR2400')
    await waitFor(() => expect(document.title).toBe('CW-DR2400, Drum Unit · Cartwright'))
    const trail = within(screen.getByRole('navigation', { name: 'Where you are' }))
    const links = trail.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Home', '/index'],
      ['Drum Unit', '/list/toner?classId=105'],
      ['Brother', '/list/toner?classId=105&brandId=2'],
    ])
  })
})
