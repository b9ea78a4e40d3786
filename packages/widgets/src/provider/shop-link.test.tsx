import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { PageLink, PageLinks } from './page-link'
import { ShopLink } from './shop-link'

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '/\t/evil.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https://evil.example',
  'foo',
  '',
])('a link to %j, no matter who says so, leads home', async to => {
  const onNavigate = vi.fn(() => false)
  await renderWithShop(
    <PageLinks value={onNavigate}>
      <ShopLink to={to} onNavigate={onNavigate}>
        one
      </ShopLink>
      <PageLink to={to}>other</PageLink>
    </PageLinks>,
  )
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', '/index')
    fireEvent.click(link)
    expect(onNavigate).toHaveBeenLastCalledWith({ path: '/index' })
  }
})

it('a plain click is the shop’s, one with a modifier the browser’s', async () => {
  const { shop } = await renderWithShop(<ShopLink to="/search?keyword=HP 26A//1#top">parts</ShopLink>)
  const navigate = vi.spyOn(shop, 'navigate').mockImplementation(() => undefined)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', '/search?keyword=HP 26A//1#top')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    // True: no one has kept the browser from it.
    expect(fireEvent.click(link, { [key]: true })).toBe(true)
  }
  expect(navigate).not.toHaveBeenCalled()
  expect(fireEvent.click(link)).toBe(false)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/search?keyword=HP 26A//1#top')
})
