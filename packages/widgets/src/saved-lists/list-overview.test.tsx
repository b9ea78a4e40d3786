import { calls, quickOrderOf, type Shop } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ListOverview } from './list-overview'

const PATH = '/order/quick/overview'
const row = {
  id: 71,
  qoNo: 'QO-7K2M-PX4D',
  name: 'November refill',
  shared: true,
  canManage: true,
  owner: 'Sanne de Wit',
  lines: 11,
  updateTime: '2026-11-20 14:16:00',
  changedBy: 'Jonas Vermeer',
  lastOrdered: '2026-11-09 08:00:00',
  version: 4,
  own: true,
  today: { ready: 6, short: 3, toFix: 2, amount: 9845.5 },
}
const answering = (rows: object[]) => answerWith(PATH, () => ({ code: 200, msg: '', rows, total: rows.length }))
const draw = (options: object = {}) => renderWithShop(<ListOverview />, { prepare: signInAs('buyer.nl'), ...options })
const cellsOf = (name: string) =>
  [...(screen.getByRole('link', { name }).closest('tr') as HTMLTableRowElement).cells].map(cell => cell.textContent)
const pick = async (name: string, entry: string) => {
  const menu = await screen.findByRole('button', { name: `More for ${name}` })
  await act(async () => fireEvent.click(menu))
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: entry })))
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

/** A list of the account that is signed in. */
const save =
  (name: string, more: { shared?: boolean; lines?: number } = {}) =>
  async (shop: Shop) => {
    await signInAs('buyer.nl')(shop)
    const lines = Array.from({ length: more.lines ?? 1 }, (_, at) => ({
      key: String(at),
      input: 'CF259X',
      quantity: '3',
    }))
    const body = { name, lines, shared: more.shared ?? false }
    await shop.client.call(calls.savedLists.save, { body }, { idempotencyKey: crypto.randomUUID() })
  }

it('API-080 pasted rows become a list, under a name that is asked', async () => {
  const went: string[] = []
  const { shop } = await draw({ navigate: (path: string) => void went.push(path) })
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const field = await screen.findByRole('textbox', { name: /Or paste lines/ })
  fireEvent.input(field, { target: { value: 'CF259X;3\nTN-2420;2' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save 2 lines as a list' }))
  fireEvent.input(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'From rows' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(went).toEqual([expect.stringMatching(/^\/my\/quickorder\?list=\d+$/)]))
  const params = { id: Number(went[0]?.split('=')[1]) }
  const { list, lines } = await shop.client.call(calls.savedLists.open, { params })
  expect(list.name).toBe('From rows')
  expect(lines.map(({ input, quantity }) => [input, quantity])).toEqual([
    ['CF259X', '3'],
    ['TN-2420', '2'],
  ])
})

it('API-080 more rows than a list holds are refused before a name is asked', async () => {
  const { shop } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const field = await screen.findByRole('textbox', { name: /Or paste lines/ })
  fireEvent.input(field, { target: { value: 'CF259X;3\n'.repeat(1_001) } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save 1,001 lines as a list' }))
  await waitFor(() =>
    expect(shop.messages.store.getState().items.at(-1)?.text).toBe(
      'A list holds up to 1,000 lines. The 1,001 new ones were not added: split them.',
    ),
  )
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
})

it('API-080 a file names the list that it becomes', async () => {
  const { container } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByRole('textbox', { name: /Or paste lines/ })
  const picker = container.querySelector('input[type=file]') as HTMLInputElement
  const file = new File(['number;qty\nCF259X;3\n'], 'Week 48.csv', { type: 'text/csv' })
  Object.defineProperty(picker, 'files', { configurable: true, value: [file] })
  fireEvent.change(picker)
  fireEvent.click(await screen.findByRole('button', { name: 'Save 1 line as a list' }))
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Week 48')
})

describe('a list that is being made when the sign-in expires', () => {
  const chooseFile = async (container: HTMLElement) => {
    await screen.findByRole('textbox', { name: /Or paste lines/ })
    const picker = container.querySelector('input[type=file]') as HTMLInputElement
    const file = new File(['number;qty\nCF259X;3\n'], 'Week 48.csv', { type: 'text/csv' })
    Object.defineProperty(picker, 'files', { configurable: true, value: [file] })
    fireEvent.change(picker)
  }
  const paste = async () => {
    const field = await screen.findByRole('textbox', { name: /Or paste lines/ })
    fireEvent.input(field, { target: { value: 'CF259X;3\nTN-2420;2' } })
  }
  /** Saves under a name, which is refused as signed out; then the page is left for the sign-in form. */
  const refuse = async (
    drafts: ReturnType<typeof memoryStorage>,
    enter: (page: HTMLElement) => Promise<void>,
    name = 'Refused',
  ) => {
    const fetch = answerWith('/order/quick/list', () => ({ code: 401, msg: '', data: null }))
    const { shop, unmount, container } = await draw({ drafts, fetch })
    fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
    await enter(container)
    fireEvent.click(await screen.findByRole('button', { name: /^Save [1-9] lines? as a list$/ }))
    fireEvent.input(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: name } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.session.store.getState().expired).toBe(true))
    unmount()
  }

  it.each([
    ['pasted rows', 'Refused rows', paste, { CF259X: '3', 'TN-2420': '2' }],
    ['a file', 'Refused file', chooseFile, { CF259X: '3' }],
  ])(
    'ERR-003 API-080 %s and the name %s are there after the sign-in; one press saves them',
    async (_, name, enter, saved) => {
      const drafts = memoryStorage()
      await refuse(drafts, enter, name)
      const went: string[] = []
      const { shop, unmount } = await draw({ drafts, navigate: (path: string) => void went.push(path) })
      expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue(name)
      if (enter === paste) expect(await screen.findByLabelText(/Or paste lines/)).toHaveValue('CF259X;3\nTN-2420;2')
      else expect(await screen.findByText('Week 48.csv')).toBeInTheDocument()
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(went).toEqual([expect.stringMatching(/^\/my\/quickorder\?list=\d+$/)]))
      const params = { id: Number(went[0]?.split('=')[1]) }
      const { list, lines } = await shop.client.call(calls.savedLists.open, { params })
      expect(list.name).toBe(name)
      expect(Object.fromEntries(lines.map(({ input, quantity }) => [input, quantity]))).toEqual(saved)
      unmount()
      await draw({ drafts })
      await screen.findByRole('button', { name: 'Import' })
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('ERR-003 another account does not see it', async () => {
    const drafts = memoryStorage()
    await refuse(drafts, paste)
    const { unmount } = await draw({ drafts, prepare: signInAs('buyer.de') })
    await screen.findByRole('button', { name: 'Import', pressed: false })
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
    unmount()
    await draw({ drafts })
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Refused')
  })

  it('ERR-003 another account that signs in over the page does not see it', async () => {
    const { shop } = await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
    await paste()
    fireEvent.click(await screen.findByRole('button', { name: 'Save 2 lines as a list' }))
    await screen.findByRole('textbox', { name: /^Name/ })
    shop.session.expire()
    await act(async () => void (await signInAs('buyer.de')(shop)))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull())
    expect(screen.queryByLabelText(/Or paste lines/)).toBeNull()
  })
})

describe('the page of saved lists', () => {
  it('API-080 begins with what its page says, and reports what the reader changes', async () => {
    const onListChange = vi.fn()
    const asked: string[] = []
    const answer = answering([row])
    await renderWithShop(
      <ListOverview keyword="November" scope="own" sort="name" order="asc" pageSize={40} onListChange={onListChange} />,
      {
        prepare: signInAs('buyer.nl'),
        fetch: (input, init) => {
          const url = String(input instanceof Request ? input.url : input)
          if (url.includes(PATH)) asked.push(new URL(url).search)
          return answer(input, init)
        },
      },
    )
    await screen.findByRole('link', { name: 'November refill' })
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
      keyword: 'November',
      scope: 'own',
      sort: 'name',
      order: 'asc',
      pageNum: '1',
      pageSize: '40',
    })
    expect(screen.getByRole('searchbox')).toHaveValue('November')
    await act(async () => fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'lines desc' } }))
    expect(onListChange).toHaveBeenCalledExactlyOnceWith({
      keyword: 'November',
      scope: 'own',
      sort: 'lines',
      page: 1,
      pageSize: 40,
    })
  })

  it('API-080 shows of each list number, who changed it when, how it stands, with whom, when and for how much', async () => {
    await draw({
      fetch: answering([
        row,
        {
          ...row,
          id: 72,
          name: 'Ready',
          shared: false,
          lastOrdered: null,
          today: { ready: 11, short: 0, toFix: 0, amount: 30 },
        },
        { ...row, id: 73, name: 'Theirs', own: false, canManage: false, owner: 'Mareike Kühn', today: null },
        { ...row, id: 74, name: 'New', lines: 0, today: { ready: 0, short: 0, toFix: 0, amount: 0 } },
        { ...row, id: 75, name: 'No price', today: { ready: 11, short: 0, toFix: 0, amount: null } },
      ]),
    })
    await screen.findByRole('link', { name: 'Theirs' })
    const about = 'QO-7K2M-PX4D · changed 20 Nov 2026 by Jonas Vermeer'
    expect(cellsOf('November refill').slice(0, 6)).toEqual([
      `November refill${about}`,
      '11',
      '2 to fix3 short',
      'your company',
      '9 Nov 2026',
      '€9,845.50',
    ])
    expect(cellsOf('Ready').slice(1, 6)).toEqual(['11', 'All ready', 'only you', 'never', '€30.00'])
    expect(cellsOf('Theirs').slice(2, 6)).toEqual([
      'Open the list to see it',
      'shared by Mareike Kühn',
      '9 Nov 2026',
      '–',
    ])
    expect(cellsOf('New').slice(1, 3)).toEqual(['0', 'No lines'])
    expect(cellsOf('New')[5]).toBe('–')
    expect(cellsOf('No price')[5]).toBe('–')
    expect(screen.getByText('5 lists')).toBeVisible()
    expect(screen.getByRole('link', { name: 'November refill' })).toHaveAttribute(
      'href',
      '/hisorder/quickOrderDetails/71',
    )
    expect(screen.getByRole('link', { name: 'Open Ready in quick order' })).toHaveAttribute(
      'href',
      '/my/quickorder?list=72',
    )
  })

  it('API-080 offers to rename, share and delete only what the reader manages', async () => {
    await draw({ fetch: answering([row, { ...row, id: 73, name: 'Theirs', own: false, canManage: false }]) })
    const entries = () => screen.getAllByRole('menuitem').map(entry => entry.textContent)
    const menu = await screen.findByRole('button', { name: 'More for Theirs' })
    await act(async () => fireEvent.click(menu))
    expect(entries()).toEqual(['Order', 'Add to My Quick Order', 'Show as a page'])
    await act(async () => fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'More for November refill' })))
    expect(entries().slice(3)).toEqual(['Rename', 'Stop sharing', 'Delete list'])
  })

  it('API-079 API-080 names the last quick orders, what each became, and orders one again', async () => {
    const order = {
      orderNo: 'ON-7KXM-2QPD',
      soNo: 'SO-7KXM-2QPD',
      poNo: 'PO-2026-1174',
      qoNo: 'QO-88213',
      quickOrderId: 88_213,
      soDate: '2026-11-19 15:41:00',
      status: 'submitted',
      kind: 'Normal',
      orderType: 'REG',
      placedBy: 'Sanne',
      lineCount: 3,
      currency: 'EUR',
      grandTotal: 1486.2,
      trackingNo: null,
    }
    const rows = [order, ...[1, 2, 3, 4].map(at => ({ ...order, orderNo: `ON-${at}`, poNo: `PO-${at}` }))]
    const asked: string[] = []
    const answer = answerWith('/order/list', () => ({ code: 200, msg: '', rows, total: 5 }), answering([row]))
    await draw({
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        const url = String(input instanceof Request ? input.url : input)
        if (url.includes('/order/list')) asked.push(new URL(url).search)
        return answer(input, init)
      },
    })
    const card = (await screen.findByRole('heading', { name: 'Last quick orders' })).closest('section') as HTMLElement
    const items = within(card).getAllByRole('listitem')
    expect(items).toHaveLength(4)
    expect(items[0]).toHaveTextContent('QO-88213became PO-2026-1174€1,486.2019 Nov, 3 linesOrder again')
    expect(within(items[0] as HTMLElement).getByRole('link', { name: 'QO-88213' })).toHaveAttribute(
      'href',
      '/hisorder/quickOrderDetails/88213',
    )
    expect(within(items[0] as HTMLElement).getByRole('link', { name: 'PO-2026-1174' })).toHaveAttribute(
      'href',
      '/hisorder/orderDetails/ON-7KXM-2QPD',
    )
    expect(within(items[0] as HTMLElement).getByRole('button', { name: /ON-7KXM-2QPD/ })).toBeEnabled()
    expect(asked).toEqual(['?pageSize=10&source=quickOrder'])
  })

  it('API-080 renames, shares and deletes a list, and shows what has become of it', async () => {
    await draw({ prepare: save('To be renamed') })
    await pick('To be renamed', 'Rename')
    const field = screen.getByRole('textbox', { name: /Name of the list/ })
    fireEvent.input(field, { target: { value: 'Renamed here' } })
    await press('Save')
    await screen.findByRole('link', { name: 'Renamed here' })
    expect(screen.queryByRole('link', { name: 'To be renamed' })).toBeNull()
    expect(cellsOf('Renamed here')[3]).toBe('only you')
    await pick('Renamed here', 'Share with the company')
    await waitFor(() => expect(cellsOf('Renamed here')[3]).toBe('your company'))
    await pick('Renamed here', 'Delete list')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete list' }))
    expect(dialog.getByText(/“Renamed here” is deleted for everyone/)).toBeVisible()
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete list' })))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Renamed here' })).toBeNull())
    expect(screen.getByRole('searchbox', { name: 'Find a list' })).toHaveFocus()
  })

  it('API-080 says that a list was deleted elsewhere, and shows it no longer', async () => {
    const { shop } = await draw({ prepare: save('Gone elsewhere') })
    const link = await screen.findByRole('link', { name: 'Gone elsewhere' })
    const id = Number(link.getAttribute('href')?.split('/').at(-1))
    await shop.client.call(calls.savedLists.remove, { params: { id } })
    await pick('Gone elsewhere', 'Share with the company')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Gone elsewhere' })).toBeNull())
    expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual(['This list does not exist'])
  })

  it('API-080 searches and filters, and says when nothing matches', async () => {
    await draw({ prepare: save('Needle in here') })
    await screen.findByRole('link', { name: 'Needle in here' })
    const search = screen.getByRole('searchbox', { name: 'Find a list' })
    fireEvent.input(search, { target: { value: 'needle' } })
    fireEvent.keyDown(search, { key: 'Enter' })
    await waitFor(() => expect(screen.getByText('1 list')).toBeVisible())
    expect(screen.getByRole('link', { name: 'Needle in here' })).toBeVisible()
    await press('Shared with me')
    expect(await screen.findByText('No list matches.')).toBeVisible()
    await press('Clear filters')
    await screen.findByRole('link', { name: 'Needle in here' })
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name asc' } })
    await waitFor(() => {
      const names = screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent?.toLowerCase() ?? '')
      expect(names.length).toBeGreaterThan(1)
      expect(names).toEqual([...names].sort())
    })
  })

  it('API-071 shows what a list comes to before it is ordered', async () => {
    const onNavigate = vi.fn(() => false)
    await renderWithShop(<ListOverview onNavigate={onNavigate} />, { prepare: save('To order') })
    await pick('To order', 'Order')
    await screen.findByRole('dialog', { name: 'Order again: To order' })
    const order = await screen.findByRole('button', { name: 'Order 1 line' })
    await act(async () => fireEvent.click(order))
    const [{ path }] = onNavigate.mock.calls[0] as unknown as [{ path: string }]
    expect(new URLSearchParams(path.split('?')[1]).get('skus')).toContain('"number":"CW-CF259X"')
  })

  it('API-080 adds the lines of a list to quick order and goes there', async () => {
    const onNavigate = vi.fn(() => false)
    const { shop } = await renderWithShop(<ListOverview onNavigate={onNavigate} />, {
      prepare: async made => {
        await save('To merge', { lines: 2 })(made)
        await quickOrderOf(made).addText('TN-2420\t1')
      },
    })
    await pick('To merge', 'Add to My Quick Order')
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith(expect.objectContaining({ path: '/my/quickorder' })))
    const { lines } = quickOrderOf(shop).store.getState()
    const entered = lines.filter(({ status }) => status !== 'empty').map(({ input, qty }) => `${qty} ${input}`)
    expect(entered).toEqual(['1 TN-2420', '3 CF259X', '3 CF259X'])
  })

  it('API-080 a new list is named first and then filled in quick order', async () => {
    const onNavigate = vi.fn(() => false)
    const { shop } = await renderWithShop(<ListOverview onNavigate={onNavigate} />, { prepare: signInAs('buyer.nl') })
    const make = await screen.findByRole('button', { name: 'New list' })
    await act(async () => fireEvent.click(make))
    fireEvent.input(screen.getByRole('textbox', { name: /Name of the list/ }), { target: { value: 'Brand new' } })
    await press('Save')
    await waitFor(() => expect(onNavigate).toHaveBeenCalled())
    const made = (await shop.client.call(calls.savedLists.all)).find(({ name }) => name === 'Brand new')
    expect(onNavigate).toHaveBeenCalledWith(expect.objectContaining({ path: `/my/quickorder?list=${made?.id}` }))
  })

  it('says that there are none, that they cannot be read, and tries again', async () => {
    let fails = true
    const none = { code: 200, msg: '', rows: [], total: 0 }
    await draw({ fetch: answerWith(PATH, () => (fails ? { code: 500, msg: '', data: null } : none)) })
    expect(await screen.findByText('The saved lists could not be read.')).toBeVisible()
    fails = false
    await press('Try again')
    expect(await screen.findByText('There are no saved lists yet.')).toBeVisible()
  })

  it('is not there for accounts without quick order, and asks visitors to sign in', async () => {
    await renderWithShop(<ListOverview />, { prepare: signInAs('clerk.nl') })
    expect(await screen.findByText('Your account has no quick order.')).toBeVisible()
    await renderWithShop(<ListOverview />)
    expect(screen.getByText('Sign in to see your saved lists.')).toBeVisible()
  })
})
