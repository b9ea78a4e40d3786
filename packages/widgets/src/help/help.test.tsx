import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { findViolations } from '../testing/find-violations'
import { renderWithShop } from '../testing/render-with-shop'
import { ContactCard } from './contact-card'
import { Declaration } from './declaration'
import { Faq } from './faq'

describe('text of the server', () => {
  it.each(['cookies', 'toolbar', 'announcement', 'about'])('%s is shown as the server keeps it', async type => {
    const { shop, container } = await renderWithShop(<Declaration type={type} />)
    const [row] = await shop.client.call('content.declarations', { query: { type, language: 'en', orgId: 1 } })
    for (const paragraph of row?.text.split('\n\n') ?? []) {
      expect(await screen.findByText(paragraph)).toBeInTheDocument()
    }
    expect(row?.text).toBeTruthy()
    expect(await findViolations(container)).toEqual([])
  })

  it('shows markup as text', async () => {
    const fetch = answerWith('/system/declaration/freedom/query', () => ({
      code: 200,
      msg: '',
      data: [{ id: 1, type: 'about', title: 'x', text: '<img src=x onerror=alert(1)>' }],
    }))
    const { container } = await renderWithShop(<Declaration type="about" />, { fetch })
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
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
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('questions', () => {
  it('RT-011 lists the questions and answers of the server', async () => {
    const { shop, container } = await renderWithShop(<Faq />)
    const rows = await shop.client.call('content.faq', { query: { language: 'en', orgId: 1 } })
    expect(rows.length).toBeGreaterThan(3)
    for (const { question, answer } of rows) {
      expect((await screen.findByText(question)).closest('details')).toHaveTextContent(answer)
    }
    expect(await findViolations(container)).toEqual([])
  })

  it('searches in questions and answers, and says when there is no hit', async () => {
    await renderWithShop(<Faq />)
    const search = await screen.findByLabelText('Search the questions')
    fireEvent.input(search, { target: { value: ' BARCODE ' } })
    expect(screen.getAllByRole('group')).toHaveLength(1)
    fireEvent.input(search, { target: { value: 'zebra' } })
    expect(screen.getByRole('status')).toHaveTextContent('No question or answer contains this.')
  })
})

describe('contact', () => {
  it('RT-008 tells telephone, mail and working hours of the site', async () => {
    const { shop, container } = await renderWithShop(<ContactCard />)
    const { hotPhone, serviceEmail, workTime, siteName } = shop.sites.store.getState()
    expect(screen.getByRole('heading', { name: siteName })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: hotPhone })).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/))
    expect(screen.getByRole('link', { name: serviceEmail })).toHaveAttribute('href', `mailto:${serviceEmail}`)
    expect(screen.getByText(workTime)).toBeInTheDocument()
    expect(await findViolations(container)).toEqual([])
  })

  it('shows no empty links while the site is not known', async () => {
    await renderWithShop(<ContactCard account />, { fetch: answerWith('/system/freedom/getOrgSite', () => 'dead') })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText(/account manager/)).toBeInTheDocument()
  })
})
