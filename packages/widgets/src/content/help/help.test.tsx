import { calls, LANGUAGES } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith } from '../../testing/answer-with'
import { renderWithShop } from '../../testing/render-with-shop'
import { ContactCard } from './contact-card'
import { Declaration } from './declaration'
import { Faq } from './faq'

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, '')

describe('text of the server', () => {
  it.each(['cookies', 'toolbar', 'announcement', 'about', 'terms'])(
    '%s is shown as the server keeps it, in every language, without a reload',
    async type => {
      const { shop, container } = await renderWithShop(<Declaration type={type} />)
      for (const language of LANGUAGES) {
        await act(() => shop.i18n.setLanguage(language))
        const [row] = await shop.client.call(calls.content.declarations, { query: { type, language, orgId: 1 } })
        const wanted = textOf(row?.text ?? '')
        expect(wanted).not.toBe('')
        await waitFor(() => expect(container.querySelector('.cw-rich')?.textContent?.replace(/\s+/g, '')).toBe(wanted))
      }
    },
  )

  it('that is long begins with its table of contents, which leads to its parts', async () => {
    await renderWithShop(<Declaration type="terms" />)
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
    const links = contents.getAllByRole('link')
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      const heading = screen.getByRole('heading', { level: 2, name: link.textContent ?? '' })
      expect(link).toHaveAttribute('href', `#${heading.id}`)
      fireEvent.click(link)
      expect(heading).toHaveFocus()
    }
  })

  it('that is short has none', async () => {
    await renderWithShop(<Declaration type="contact" />)
    await screen.findByText(/account manager/)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('does nothing that markup in it asks for', async () => {
    const fetch = answerWith('/system/declaration/freedom/query', () => ({
      code: 200,
      msg: '',
      data: [{ id: 1, type: 'about', title: 'x', text: '<p onclick="alert(1)">kept</p><img src=x onerror=alert(1)>' }],
    }))
    const { container } = await renderWithShop(<Declaration type="about" />, { fetch })
    expect((await screen.findByText('kept')).getAttributeNames()).toEqual([])
    expect(container.querySelector('img')).toBeNull()
  })

  it('says that there is none', async () => {
    await renderWithShop(<Declaration type="nothing" />)
    expect(await screen.findByText('There is nothing here yet.')).toBeInTheDocument()
  })

  it('says that it failed, and tries again', async () => {
    let isBroken = true
    const fetch = answerWith('/system/declaration/freedom/query', () => (isBroken ? 'dead' : undefined))
    await renderWithShop(<Declaration type="cookies" />, { fetch })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await act(async () => fireEvent.click(retry))
    expect(await screen.findByText(/advertising/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('questions', () => {
  const type = (text: string) =>
    fireEvent.input(screen.getByLabelText('Search the questions'), { target: { value: text } })
  const shown = () => screen.getAllByRole('group')
  const marked = () => [...document.querySelectorAll('mark')].map(mark => mark.textContent)

  it('RT-011 lists the questions and answers of the server', async () => {
    const { shop } = await renderWithShop(<Faq />)
    const rows = await shop.client.call(calls.content.faq, { query: { language: 'en', orgId: 1 } })
    expect(rows.length).toBeGreaterThan(3)
    for (const { question, answer } of rows) {
      const entry = (await screen.findByText(question)).closest('details')
      expect(entry?.textContent?.replace(/\s+/g, '')).toBe(textOf(question + answer))
      expect(entry).not.toHaveAttribute('open')
    }
  })

  it('finds words typed without their accents, and marks them as they are written', async () => {
    const { shop } = await renderWithShop(<Faq />)
    await act(() => shop.i18n.setLanguage('pl'))
    const search = await screen.findByLabelText('Przeszukaj pytania')
    fireEvent.input(search, { target: { value: 'ARTYKUL' } })
    await waitFor(() => expect(new Set(marked().map(text => text?.toLowerCase()))).toEqual(new Set(['artykuł'])))
  })

  it('finds words in questions and answers in any order, opens what it found, and marks the words', async () => {
    await renderWithShop(<Faq />)
    await screen.findByLabelText('Search the questions')
    type(' UNION barcode ')
    expect(shown()).toHaveLength(1)
    expect(shown()[0]).toHaveAttribute('open')
    expect(marked()).toEqual(expect.arrayContaining(['union', 'barcode']))
    expect(screen.getByText('1 of 12 questions')).toBeInTheDocument()
    type('')
    expect(shown()).toHaveLength(12)
    expect(shown()[0]).not.toHaveAttribute('open')
    expect(marked()).toEqual([])
  })

  it('takes what is typed as words, never as a pattern', async () => {
    await renderWithShop(<Faq />)
    await screen.findByLabelText('Search the questions')
    type('20%.')
    expect(screen.queryByRole('group')).toBeNull()
    type('(20%')
    expect(screen.queryByRole('group')).toBeNull()
    type('20%;')
    expect(marked()).toEqual(['20%;'])
  })

  it('reports that nothing matches, with links to all questions and to the contact page', async () => {
    await renderWithShop(<Faq />)
    await screen.findByLabelText('Search the questions')
    type('zebra')
    expect(screen.getByText('No question or answer contains this.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/cartwright/contactus')
    fireEvent.click(screen.getByRole('button', { name: 'Show all questions' }))
    expect(shown()).toHaveLength(12)
  })
})

describe('contact', () => {
  it('RT-008 SITE-027 shows telephone, Skype, mail and working hours of the site', async () => {
    const { shop } = await renderWithShop(<ContactCard />)
    const { hotPhone, skypeId, serviceEmail, workTime, siteName } = shop.sites.store.getState()
    expect(screen.getByRole('heading', { name: siteName })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: hotPhone })).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/))
    expect(screen.getByRole('link', { name: skypeId })).toHaveAttribute('href', `skype:${skypeId}?chat`)
    expect(screen.getByRole('link', { name: serviceEmail })).toHaveAttribute('href', `mailto:${serviceEmail}`)
    expect(screen.getByText(workTime)).toBeInTheDocument()
  })

  it('SITE-027 follows the site that is chosen', async () => {
    const { shop } = await renderWithShop(<ContactCard />)
    const before = shop.sites.store.getState()
    await act(() => shop.sites.choose(7))
    const { hotPhone, skypeId, workTime } = shop.sites.store.getState()
    for (const [was, is] of [
      [before.hotPhone, hotPhone],
      [before.skypeId, skypeId],
    ] as const) {
      expect(screen.getByRole('link', { name: is })).toBeInTheDocument()
      expect(screen.queryByText(was)).toBeNull()
    }
    expect(screen.getByText(workTime)).toBeInTheDocument()
  })

  it('RT-008 SITE-027 names the country, and whose time the hours are, in the language of the reader', async () => {
    const { shop } = await renderWithShop(<ContactCard />)
    expect(screen.getByText('Local time: Netherlands')).toBeInTheDocument()
    await act(() => shop.i18n.setLanguage('de'))
    expect(await screen.findByRole('heading', { name: 'Niederlande' })).toBeInTheDocument()
    expect(screen.getByText('Ortszeit: Niederlande')).toBeInTheDocument()
    expect(screen.getByText(/^Mo–Fr 8:30–17:30/)).toBeInTheDocument()
    await act(async () => shop.sites.store.setState({ workTime: 'Tue, Wed, Thu 9:00–12:00, Sat–Sun closed' }))
    expect(screen.getByText(/^Di, Mi, Do 9:00–12:00, Sa–So closed/)).toBeInTheDocument()
  })

  it('shows no empty links while the site is not known', async () => {
    await renderWithShop(<ContactCard account />, { fetch: answerWith('/system/freedom/getOrgSite', () => 'dead') })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText(/account manager/)).toBeInTheDocument()
  })
})
