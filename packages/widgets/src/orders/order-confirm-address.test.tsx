import { calls } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findPart } from '../testing/a-part'
import { followFirstError } from '../testing/follow-first-error'
import { choose, colleague, draw, item, press, settled, typeAddress } from './order-confirm.testing'

describe('order confirmation', () => {
  it('VAL-040 says of a typed address what does not look right, in words, and takes it', async () => {
    const part = await findPart(await colleague())
    const { created, went } = await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    const typed = {
      Company: 'Huis',
      Address: 'Kade 1',
      Postcode: '30',
      City: 'Rotterdam',
      Phone: 'ask',
      'E-mail': 'huis',
    }
    for (const [label, value] of Object.entries(typed)) {
      const field = await screen.findByLabelText(new RegExp(`^${label}(\\*|optional)?$`))
      act(() => field.focus())
      await act(async () => fireEvent.input(field, { target: { value } }))
      if (label === 'Postcode') expect(screen.queryByText(/^Postcodes in this country/)).toBeNull()
      await act(async () => field.blur())
    }
    for (const hint of [
      'Postcodes in this country look like 3534 AM. Please check yours.',
      'This does not look like a phone number. Please check it.',
      'This does not look like an e-mail address. Please check it.',
    ])
      expect(screen.getByText(hint)).toBeInTheDocument()
    await settled()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(/Place the order once more if yours is right\.$/)
    await followFirstError()
    await waitFor(() => expect(screen.getByLabelText(/^Postcode/)).toHaveFocus())
    expect(created).toEqual([])
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
    expect(created).toMatchObject([{ shipTo: { postcode: '30', phone: 'ask', email: 'huis' } }])
  })

  it('VAL-040 characters of a typed address that no document can have are said at their field, which gets the focus', async () => {
    const part = await findPart(await colleague())
    const { went } = await draw([item(part.number, 1)])
    await typeAddress({ Company: 'Huis', Address: 'Kade 1', Postcode: '3011 AA', City: '鹿特丹' })
    await press()
    const said = await screen.findByText(
      'These characters cannot be printed on documents: 鹿 特 丹. Please use Latin, Greek or Cyrillic letters.',
      { selector: '.cw-error *' },
    )
    const city = screen.getByLabelText(/^City/)
    expect(city).toHaveAccessibleDescription(said.textContent ?? '')
    expect(city).toBeInvalid()
    await followFirstError()
    await waitFor(() => expect(city).toHaveFocus())
    act(() => city.focus())
    await act(async () => fireEvent.input(city, { target: { value: 'Rotterdam' } }))
    expect(city).toBeValid()
    await act(async () => city.blur())
    await settled()
    await press()
    await waitFor(() => expect(went).toEqual([expect.stringMatching(/^\/order\/checkout\//)]))
  })

  it('VAL-020 marks the postcode of a typed address as optional where the country does without', async () => {
    const part = await findPart(await colleague())
    await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    expect(await screen.findByLabelText(/^Postcode\*$/)).toBeRequired()
    await screen.findByRole('option', { name: 'Ireland' })
    await choose(/^Country/, 'IE')
    expect(await screen.findByLabelText(/^Postcode ?optional$/)).not.toBeRequired()
  })

  it('VAL-020 lists the countries of a typed address in the language of the page, in its order', async () => {
    const part = await findPart(await colleague())
    const { shop } = await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    await act(async () => shop.i18n.setLanguage('it'))
    const list = await screen.findByLabelText(/^Paese/)
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Italia' })).toHaveValue('IT'))
    const names = within(list)
      .getAllByRole('option')
      .map(option => option.textContent)
    expect(names.indexOf('Germania')).toBeLessThan(names.indexOf('Paesi Bassi'))
    expect(names).not.toContain('Italy')
  })

  it('ENT-011 API-036 offers the states and regions of a country of the EU, and a free field elsewhere', async () => {
    const part = await findPart(await colleague())
    const { shop } = await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    const state = () => screen.getByLabelText(/^State, province or region/)
    await waitFor(() => expect(state().tagName).toBe('SELECT'))
    const listed = (await shop.client.call(calls.site.states)).filter(({ countryIso2 }) => countryIso2 === 'NL')
    expect(listed.length).toBeGreaterThan(10)
    const offered = [...state().querySelectorAll('option')].map(option => option.textContent)
    expect(offered).toEqual(['Choose', ...listed.map(({ name }) => name)])
    await choose(/^State, province or region/, 'Utrecht')
    expect(state()).toHaveValue('Utrecht')
    // A region of the Netherlands is none of Germany.
    await choose(/^Country/, 'DE')
    expect(state()).toHaveValue('')
    expect(within(state()).getByRole('option', { name: 'Bayern' })).toBeInTheDocument()
    await choose(/^Country/, 'CH')
    expect(state().tagName).toBe('INPUT')
    fireEvent.input(state(), { target: { value: 'Zug' } })
    expect(state()).toHaveValue('Zug')
  })

  it('VAL-020 wants a Ship To, says so at the field and sends nothing', async () => {
    const part = await findPart(await colleague())
    const { created } = await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    await screen.findByLabelText(/^Company/)
    await press()
    expect((await screen.findAllByText('Please enter the Ship To address.')).length).toBeGreaterThan(0)
    await followFirstError()
    expect(screen.getByLabelText(/^Company/)).toHaveFocus()
    expect(created).toEqual([])
  })
})
