import { LANGUAGES } from '@cartwright/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentPath } from '../app/location'
import { heading, open } from '../testing/open'

const description = () => document.querySelector('meta[name=description]')?.getAttribute('content')

describe('pages of help', () => {
  it.each([
    ['SITE-006 RT-009', '/help/cookies'],
    ['SITE-006 RT-010', '/toolbar/toolbar'],
    ['SITE-006 RT-011', '/help/faq'],
    ['RT-012', '/announcement'],
    ['RT-008', '/shop/contactus'],
    ['CONT-005', '/help/aboutus'],
    ['', '/help/terms'],
  ])('%s %s shows title, text and description to visitors in every language, without a reload', async (_row, path) => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="">')
    const { shop, reloads } = await open(path)
    const seen = new Set<string>()
    for (const language of LANGUAGES) {
      await act(() => shop.i18n.setLanguage(language))
      await waitFor(() => {
        const title = screen.getByRole('heading', { level: 1 }).textContent ?? ''
        const text = document.querySelector('.shop-help__text .cw-rich')?.textContent ?? ''
        expect(document.title).toBe(`${title} · Cartwright`)
        expect(text).toMatch(/./)
        expect(seen).not.toContain(text)
        expect(seen).not.toContain(description())
        seen.add(text).add(description() ?? '')
      })
      expect(document.documentElement.lang).toBe(language)
    }
    expect(seen.size).toBe(2 * LANGUAGES.length)
    expect(currentPath()).toBe(path)
    expect(reloads).toEqual([])
  })

  it.each([['/help/faq'], ['/announcement']])(
    'RT-025 RT-045 beside %s no menu lists the announcement for an account',
    async path => {
      await open(path, 'buyer.nl')
      await heading(/./)
      expect(screen.getByRole('navigation', { name: 'Help' })).toBeInTheDocument()
      expect(document.querySelector('[href="/announcement"]')).toBeNull()
    },
  )

  it('lead to each other, and mark where one is', async () => {
    await open('/help/faq')
    await heading('Questions and answers')
    const help = within(screen.getByRole('navigation', { name: 'Help' }))
    help.getByRole('link', { name: 'Questions and answers', current: 'page' })
    await act(async () => help.getByRole('link', { name: 'Terms and conditions' }).click())
    await heading('Terms and conditions')
    expect(currentPath()).toBe('/help/terms')
  })
})
