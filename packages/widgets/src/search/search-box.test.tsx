import { calls, searchOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { hear } from '../testing/hear'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { SearchBox, type SearchBoxProps } from './search-box'

/** As a person does: React and Preact listen to different events of it. */
const focus = (field: HTMLElement) => act(() => field.focus())

/** A visitor who has searched before; visitors keep their history in their own browser. */
async function draw(props: SearchBoxProps = {}, searched: readonly string[] = []) {
  const went: string[] = []
  const drafts = new Map([['cartwright.searches', JSON.stringify(searched)]])
  const rendered = await renderWithShop(<SearchBox {...props} />, {
    navigate: path => void went.push(path),
    drafts: {
      get: name => drafts.get(name),
      set: (name, text) => void drafts.set(name, text),
      remove: () => undefined,
    },
  })
  const field = screen.getByRole('combobox', { name: 'Search the catalogue' })
  const type = (text: string) =>
    act(async () => {
      focus(field)
      fireEvent.input(field, { target: { value: text } })
    })
  return { ...rendered, went, field, type }
}

const rows = () => within(screen.getByRole('grid', { name: 'Suggestions' })).getAllByRole('row')

/** By its text: the marks in a number would be blanks in its name. */
const findRow = (text: string) =>
  waitFor(() => {
    const found = rows().find(row => row.textContent.includes(text))
    expect(found).toBeDefined()
    return found as HTMLElement
  })

describe('search box', () => {
  it('A9 says how many articles it suggests, once for each answer', async () => {
    const heard = hear()
    const { type } = await draw()
    await type('TN-24')
    await waitFor(() => expect(heard()).toEqual(['8 articles.']))
    await type('TN-2420')
    await waitFor(() => expect(heard()).toEqual(['8 articles.', '1 article.']))
  })

  it('SRCH-001 offers the searches that begin with what is typed, all of them before anything is', async () => {
    const { type } = await draw({}, ['TN-241', 'TN-245', 'DR-243'])
    await type('')
    expect(rows().map(row => row.textContent)).toEqual(['TN-241', 'TN-245', 'DR-243'])
    await type('t')
    expect(rows().map(row => row.textContent)).toEqual(['TN-241', 'TN-245'])
  })

  it('SRCH-002 removes one entry, with the pointer or with Shift and Delete, and searches nothing', async () => {
    const { type, field, went } = await draw({}, ['TN-241', 'DR-243'])
    await type('')
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Remove TN-241 from the search history' })),
    )
    expect(rows().map(row => row.textContent)).toEqual(['DR-243'])
    await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }))
    await act(async () => fireEvent.keyDown(field, { key: 'Delete', shiftKey: true }))
    expect(screen.queryByRole('grid')).toBeNull()
    expect(went).toEqual([])
  })

  it('SRCH-002 removes an entry of an account at the server', async () => {
    const word = `TN ${process.pid} ${Date.now()}`
    const { shop } = await renderWithShop(<SearchBox />, {
      navigate: () => undefined,
      prepare: async made => {
        await signInAs('buyer.it')(made)
        await made.client.call(calls.search.remember, {
          body: { custnum: made.session.store.getState().custnum, keyword: word },
        })
        await searchOf(made).loadHistory()
      },
    })
    focus(screen.getByRole('combobox'))
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: `Remove ${word} from the search history` })),
    )
    await waitFor(async () => {
      const { custnum } = shop.session.store.getState()
      const kept = await shop.client.call(calls.search.history, { query: { custnum } })
      expect(kept.map(entry => entry.keyword)).not.toContain(word)
    })
  })

  it('SRCH-003 goes to /search with keyword and time, by Enter and by the button', async () => {
    const { type, field, went } = await draw()
    await type(' TN-241 ')
    await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search' })))
    const there = expect.stringMatching(/^\/search\?keyword=TN-241&t=\d{13}$/)
    await waitFor(() => expect(went).toEqual([there, there]))
  })

  it('SRCH-003 an empty keyword goes nowhere; a host may take the search over', async () => {
    const onSearch = vi.fn(() => false)
    const { type, went } = await draw({ onSearch })
    await type('   ')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search' })))
    expect(onSearch).not.toHaveBeenCalled()
    await type('drum')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search' })))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ keyword: 'drum' })
    expect(went).toEqual([])
  })

  it('finds parts from two characters on and goes to the one that is picked', async () => {
    const { type, field, went } = await draw()
    await type('tn2420')
    const row = await findRow('CW-TN2420')
    expect(row).toHaveTextContent('Brother TN-2420')
    // Visitors see no price (PERM-018).
    expect(row).not.toHaveTextContent(/€|On sign-in/)
    await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }))
    expect(field).toHaveAttribute('aria-activedescendant', rows()[0]?.id)
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
    expect(went).toEqual([expect.stringMatching(/^\/pd\/product\?sku_id=\d+&org_id=\d+$/)])
  })

  it.each([
    ['Brother TN2420 zwart', 'read as TN-2420'],
    ['TN-242O', 'read as TN-2420'],
    ['HP 415X cyan', 'read as W2031X'],
    ['2000000103310', 'product barcode 2000000103310'],
    ['toner hl-l2350dw', 'fits HL-L2350DW'],
    ['brother drum', 'by its description'],
  ])('QO-003 says in the name of a suggestion why it is there for "%s": %s', async (text, why) => {
    const { type } = await draw()
    await type(text)
    const [first] = await screen.findAllByRole('row')
    expect(first).toHaveAccessibleName(expect.stringContaining(why))
  })

  it('QO-003 offers articles with similar numbers for one that no article has, and says so', async () => {
    const heard = hear()
    const { type } = await draw()
    await type('TN-2421')
    const [first] = await screen.findAllByRole('row')
    expect(first).toHaveAccessibleName(expect.stringContaining('CW-TN2420 similar number'))
    expect(screen.getByText('No article matches “TN-2421” so far.')).toBeInTheDocument()
    await waitFor(() => expect(heard()).toContain('No article matches “TN-2421” so far.'))
    await type('TN-2420')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).not.toHaveAccessibleName(/similar number|read as/)
    expect(screen.queryByText(/^No article matches/)).toBeNull()
  })

  it('shows an account its price', async () => {
    await renderWithShop(<SearchBox />, { prepare: signInAs('buyer.nl') })
    const field = screen.getByRole('combobox')
    focus(field)
    fireEvent.input(field, { target: { value: 'TN-2420' } })
    expect(await findRow('CW-TN2420')).toHaveTextContent(/€\d/)
  })

  it('says so when nothing matches and when suggestions cannot be had', async () => {
    const { type } = await draw()
    await type('no such part at all')
    expect(await screen.findByText('No article matches “no such part at all” so far.')).toBeInTheDocument()
  })

  it('stays usable when suggestions cannot be had', async () => {
    await renderWithShop(<SearchBox />, {
      fetch: answerWith('/goods/sku/freedom/query', () => ({ code: 500, msg: '' })),
    })
    const field = screen.getByRole('combobox')
    focus(field)
    fireEvent.input(field, { target: { value: 'TN' } })
    expect(await screen.findByText('Suggestions cannot be loaded. Enter still searches.')).toBeInTheDocument()
  })

  it('listens to the slash key only where it was asked to, and not while someone types', async () => {
    const { rerender, shop } = await draw({ slashKey: true })
    const field = screen.getByRole('combobox')
    const other = document.body.appendChild(document.createElement('input'))
    other.focus()
    fireEvent.keyDown(other, { key: '/' })
    expect(field).not.toHaveFocus()
    other.remove()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(field).toHaveFocus()
    field.blur()
    const { ShopProvider } = await import('../provider/shop-provider')
    await act(async () =>
      rerender(
        <ShopProvider shop={shop}>
          <SearchBox />
        </ShopProvider>,
      ),
    )
    fireEvent.keyDown(document.body, { key: '/' })
    expect(field).not.toHaveFocus()
  })

  it('goes on from a quantity to the next search', async () => {
    await draw({ slashKey: true })
    const quantity = document.body.appendChild(document.createElement('input'))
    quantity.setAttribute('role', 'spinbutton')
    quantity.focus()
    const isTyped = fireEvent.keyDown(quantity, { key: '/' })
    quantity.remove()
    expect(isTyped).toBe(false)
    expect(screen.getByRole('combobox')).toHaveFocus()
  })

  it('a first press selects the previous text, a second press places the cursor', async () => {
    const { field } = await draw({ keyword: 'TN-2420' })
    const input = field as HTMLInputElement
    /** A browser puts the caret where the press is, or draws over what lies between. */
    const press = (from: number, to = from) =>
      act(async () => {
        fireEvent.mouseDown(input)
        input.focus()
        input.setSelectionRange(from, to)
        fireEvent.mouseUp(input)
      })
    const selected = () => [input.selectionStart, input.selectionEnd]
    await press(3)
    expect(selected()).toEqual([0, 'TN-2420'.length])
    await press(3)
    expect(selected()).toEqual([3, 3])
    await act(async () => input.blur())
    await press(3, 5)
    expect(selected()).toEqual([3, 5])
  })

  it('selects the previous text when the slash key moves the focus there', async () => {
    await draw({ slashKey: true, keyword: 'TN-2420' })
    const field = screen.getByRole<HTMLInputElement>('combobox')
    fireEvent.keyDown(document.body, { key: '/' })
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'TN-2420'.length])
  })
})
