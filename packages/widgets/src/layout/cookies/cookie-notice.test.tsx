import { LANGUAGES } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithShop } from '../../testing/render-with-shop'
import { CookieNotice } from './cookie-notice'

const notice = () => screen.queryByRole('region', { name: 'Cookie notice' })

it('CONT-006 is there on a first visit with the way to /help/cookies, and stays away once accepted', async () => {
  const drafts = memoryStorage()
  const navigate = vi.fn()
  await renderWithShop(<CookieNotice />, { drafts, navigate })
  expect(notice()).toBeInTheDocument()
  fireEvent.click(screen.getByRole('link', { name: 'About cookies' }))
  expect(navigate).toHaveBeenCalledWith('/help/cookies')
  expect(notice()).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(notice()).toBeNull()
  cleanup()
  await renderWithShop(<CookieNotice />, { drafts })
  expect(notice()).toBeNull()
})

it('CONT-006 comes back where nothing is kept', async () => {
  await renderWithShop(<CookieNotice />, { drafts: memoryStorage() })
  expect(notice()).toBeInTheDocument()
})

it('CONT-006 speaks every language', async () => {
  const { shop, container } = await renderWithShop(<CookieNotice />, { drafts: memoryStorage() })
  const seen = new Set<string>()
  for (const language of LANGUAGES) {
    await act(() => shop.i18n.setLanguage(language))
    seen.add(container.textContent ?? '')
  }
  expect(seen.size).toBe(LANGUAGES.length)
})
