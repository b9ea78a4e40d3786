import { layoutOf } from '@cartwright/core'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { TagsView } from './tags-view'

const PAGES = [
  { path: '/index', title: () => 'Printer supplies for the trade' },
  { path: '/list/toner?classId=102', title: () => 'Toner' },
  { path: '/help/faq', title: () => 'FAQ' },
]
const draw = async (current: string) => {
  const navigate = vi.fn()
  const drawn = await renderWithShop(<TagsView current={current} />, { navigate })
  act(() => {
    for (const page of PAGES) layoutOf(drawn.shop).visit(page)
  })
  return { ...drawn, navigate }
}
const tabs = () => within(screen.getByRole('navigation', { name: 'Visited pages' }))
const titles = () =>
  tabs()
    .getAllByRole('link')
    .map(link => link.textContent)
const close = (title: string) =>
  act(async () => fireEvent.click(tabs().getByRole('button', { name: `Close ${title}` })))

it('LIM-013 lists the pages that were visited, home by its short name, the current one marked', async () => {
  await draw('/help/faq')
  expect(titles()).toEqual(['Home', 'Toner', 'FAQ'])
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('FAQ')
  expect(tabs().getByRole('link', { name: 'Toner' })).toHaveAttribute('href', '/list/toner?classId=102')
})

it('a closed tab goes; the current one leads to its neighbour; the last one stays', async () => {
  const { navigate } = await draw('/list/toner?classId=102')
  await close('Home')
  expect(titles()).toEqual(['Toner', 'FAQ'])
  expect(navigate).not.toHaveBeenCalled()
  await close('Toner')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/help/faq')
  expect(titles()).toEqual(['FAQ'])
  expect(tabs().queryByRole('button')).toBeNull()
})
