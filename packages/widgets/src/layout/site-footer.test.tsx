import type { Office } from '@cartwright/core/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inRegion } from '../testing/as-site'
import { renderWithShop } from '../testing/render-with-shop'
import { SiteFooter } from './site-footer'

const blocks = () => screen.queryAllByRole('listitem').map(item => item.querySelector('b')?.textContent)
const here = () =>
  screen
    .getAllByRole('listitem')
    .filter(item => item.hasAttribute('aria-current'))
    .map(item => item.querySelector('b')?.textContent)

it('LAY-025 LAY-026 the EU footer shows the five addresses of the EU', async () => {
  await renderWithShop(<SiteFooter />)
  expect(blocks()).toEqual(['Netherlands', 'Italy', 'Germany', 'United Kingdom', 'France'])
  expect(screen.getByText('3542 AD Utrecht')).toBeInTheDocument()
})

it('LAY-026 a host brings its own addresses', async () => {
  const offices = [{ orgId: 1, iso2: '??', name: 'Depot', lines: ['Kade 1', '1000 AA Stad'] }]
  await renderWithShop(<SiteFooter offices={offices} />)
  expect(blocks()).toEqual(['Depot'])
})

it.each([
  [1, ['Netherlands']],
  [3, ['Italy']],
  [5, ['Germany']],
  [7, ['United Kingdom']],
  [8, ['France']],
  [11, []],
])('LAY-027 site %i marks its own address', async (orgId, marked) => {
  const { shop } = await renderWithShop(<SiteFooter />)
  act(() => shop.sites.store.setState({ orgId }))
  expect(here()).toEqual(marked)
})

it('LAY-026 where there is room for one address, flags lead to the others', async () => {
  const { shop } = await renderWithShop(<SiteFooter />)
  const shown = () => screen.getAllByRole('listitem').filter(item => item.classList.contains('is-shown'))
  expect(shown().map(item => item.textContent)).toEqual([expect.stringMatching('^Netherlands')])
  fireEvent.click(screen.getByRole('button', { name: 'Italy' }))
  expect(shown().map(item => item.textContent)).toEqual([expect.stringMatching('^Italy')])
  expect(screen.getByRole('button', { name: 'Italy', pressed: true })).toBeInTheDocument()
  expect(here()).toEqual(['Netherlands'])
  // Another site begins with its own address, Poland without one with the first.
  act(() => shop.sites.store.setState({ orgId: 8 }))
  expect(shown().map(item => item.textContent)).toEqual([expect.stringMatching('^France')])
  act(() => shop.sites.store.setState({ orgId: 11 }))
  expect(shown().map(item => item.textContent)).toEqual([expect.stringMatching('^Netherlands')])
})

it('LAY-025 LAY-028 LAY-029 the US footer shows head office and distribution centre, and the cookies', async () => {
  const { shop } = await renderWithShop(<SiteFooter />, { fetch: inRegion('US') })
  const at = { orgId: 2, iso2: 'US', name: 'United States' }
  const offices: Office[] = [
    { ...at, place: 'headOffice', lines: ['1 High Street'] },
    { ...at, place: 'distributionCentre', lines: ['2 Dock Road'] },
  ]
  act(() => shop.sites.store.setState({ offices }))
  expect(screen.getByText('2 Dock Road')).toBeInTheDocument()
  expect(blocks()).toEqual(['Head office', 'Distribution center'])
  expect(screen.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/help/cookies')
})

it('LAY-025 until the region is known there is only the link to the cookies', async () => {
  await renderWithShop(<SiteFooter />, { fetch: inRegion('unknown') })
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Cookies'])
  expect(blocks()).toEqual([])
})

it('LAY-029 the EU footer links to the cookies, and to people by telephone', async () => {
  const { shop } = await renderWithShop(<SiteFooter />)
  expect(screen.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/help/cookies')
  const { hotPhone } = shop.sites.store.getState()
  expect(screen.getByRole('link', { name: hotPhone })).toHaveAttribute('href', `tel:${hotPhone.replaceAll(' ', '')}`)
})

it('names countries in the language of the reader', async () => {
  await renderWithShop(<SiteFooter />, { language: 'de' })
  expect(blocks()).toContain('Niederlande')
})
