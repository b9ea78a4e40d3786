import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { Crumbs } from './crumbs'

it('leads from the start page to the page one is on, by real links that the host may take over', async () => {
  const onNavigate = vi.fn(() => false)
  const trail = [{ name: 'Toner', to: '/list/toner?classId=102' }, { name: 'CW-TN2420' }]
  await renderWithShop(<Crumbs trail={trail} onNavigate={onNavigate} />)
  const crumbs = within(screen.getByRole('navigation', { name: 'Where you are' }))
  expect(crumbs.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Home', 'Toner', 'CW-TN2420'])
  expect(crumbs.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/index', trail[0]?.to])
  expect(crumbs.getByText('CW-TN2420')).toHaveAttribute('aria-current', 'page')
  fireEvent.click(crumbs.getByRole('link', { name: 'Toner' }))
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: '/list/toner?classId=102' })
})
