import { calls, quickOrderOf, savedListsOf } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { SavedLists } from './saved-lists'

async function open({ listId, typed = '' }: { listId?: number; typed?: string } = {}) {
  const { shop, unmount } = await renderWithShop(<SavedLists listId={listId} />, {
    prepare: async made => {
      await signInAs('buyer.nl')(made)
      if (typed) await quickOrderOf(made).addText(typed)
    },
  })
  const quickOrder = quickOrderOf(shop)
  const lists = savedListsOf(shop)
  await waitFor(() => expect(lists.store.getState().status).toBe('ready'))
  const shown = () => quickOrder.store.getState().lines.filter(({ status }) => status !== 'empty')
  const type = (text: string) => act(() => quickOrder.addText(text))
  const messages = () => shop.messages.store.getState().items
  const { setQuantity } = quickOrder
  return {
    lists,
    type,
    messages,
    unmount,
    setQuantity,
    shown: () => shown().map(({ input, qty }) => `${qty} ${input}`),
  }
}
/** Saves a list on another device of the same account. */
async function savedByAnother(name: string): Promise<number> {
  const shop = makeTestShop()
  await shop.start()
  await signInAs('buyer.nl')(shop)
  const lines = [{ key: '1', input: 'CF226X', quantity: '4' }]
  const { list } = await shop.client.call(
    calls.savedLists.save,
    { body: { name, lines } },
    { idempotencyKey: crypto.randomUUID() },
  )
  shop.destroy()
  return list.id
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = async (name: string | RegExp) => act(async () => fireEvent.click(button(name)))
const pick = async (menu: string | RegExp, entry: string | RegExp) => {
  await press(menu)
  const found = screen.queryByRole('menuitem', { name: entry }) ?? screen.getByRole('menuitemradio', { name: entry })
  await act(async () => fireEvent.click(found))
}
const saveAs = async (name: string) => {
  await press('Save as list')
  fireEvent.input(screen.getByRole('textbox', { name: /Name of the list/ }), { target: { value: name } })
  await press('Save')
}

it('saves the lines as a list, says that it is saved, and renames, shares and deletes it', async () => {
  const { type, lists, shown } = await open()
  expect(button('Not saved in a list')).toBeTruthy()
  await type('CF259X\t3')
  await press('Save as list')
  expect(screen.getByRole('textbox', { name: /Name of the list/ })).toHaveFocus()
  await press('Save')
  expect(screen.getByText('Please enter a name.')).toBeTruthy()
  fireEvent.input(screen.getByRole('textbox', { name: /Name of the list/ }), { target: { value: 'Monday' } })
  await press('Save')
  await waitFor(() => expect(button('Monday')).toBeTruthy())
  expect(screen.getByText('Saved')).toBeInTheDocument()
  await type('TN-2420\t1')
  await waitFor(() => expect(screen.getByText('Saving …')).toBeInTheDocument())
  await act(() => lists.flush())
  expect(screen.getByText('Saved')).toBeInTheDocument()

  await pick('Change list Monday', 'Rename')
  fireEvent.input(screen.getByRole('textbox', { name: /Name of the list/ }), { target: { value: 'Tuesday' } })
  await press('Save')
  await waitFor(() => expect(button('Tuesday')).toBeTruthy())
  await pick('Change list Tuesday', 'Share with the company')
  await waitFor(() => expect(lists.store.getState().shown?.shared).toBe(true))
  await pick('Change list Tuesday', 'Delete list')
  const dialog = screen.getByRole('alertdialog')
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete list' })))
  await waitFor(() => expect(button('Not saved in a list')).toBeTruthy())
  expect(shown()).toEqual(['3 CF259X', '1 TN-2420'])
})

it('does not say of an own list that is shared by whom', async () => {
  const { type, lists } = await open()
  await type('CF259X\t3')
  await saveAs('For all of us')
  await waitFor(() => expect(button('For all of us')).toBeTruthy())
  await pick('Change list For all of us', 'Share with the company')
  await waitFor(() => expect(lists.store.getState().shown?.shared).toBe(true))
  await act(() => lists.load())
  await press('For all of us')
  expect(screen.getByRole('menuitemradio', { name: /^For all of us/ })).toHaveAccessibleName('For all of us · 1 line')
})

it('asks what shall become of lines that are not saved before it opens another list', async () => {
  const { type, shown, messages } = await open()
  await type('CF259X\t3')
  await saveAs('First')
  await waitFor(() => expect(button('First')).toBeTruthy())
  await pick('First', 'New list')
  await waitFor(() => expect(shown()).toEqual([]))
  await type('TN-2420\t2')
  await pick('Not saved in a list', /^First · 1 line/)
  await press('Add to the lines below')
  await waitFor(() => expect(shown()).toEqual(['2 TN-2420', '3 CF259X']))
  await pick('Not saved in a list', /^First · 1 line/)
  await press('Cancel')
  expect(shown()).toEqual(['2 TN-2420', '3 CF259X'])
  await pick('Not saved in a list', /^First · 1 line/)
  await press('Replace them')
  await waitFor(() => expect(shown()).toEqual(['3 CF259X']))
  expect(button('First')).toBeTruthy()
  const undo = messages().find(({ text }) => text === '“First” is open.')?.action
  expect(undo?.label).toBe('Undo')
  await act(async () => undo?.run())
  await waitFor(() => expect(shown()).toEqual(['2 TN-2420', '3 CF259X']))
  expect(button('Not saved in a list')).toBeTruthy()
  await waitFor(() => expect(messages()).toEqual([]))
})

it('over a list that is saved another one opens, or is added to it; the same list asks nothing', async () => {
  const { lists, type, shown } = await open()
  await type('CF259X\t3')
  await saveAs('Here')
  await waitFor(() => expect(button('Here')).toBeTruthy())
  await pick('Here', 'New list')
  await waitFor(() => expect(shown()).toEqual([]))
  await type('TN-2420\t2')
  await saveAs('Other')
  await waitFor(() => expect(button('Other')).toBeTruthy())
  await pick('Other', /^Other · 1 line/)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(button('Other')).not.toHaveAttribute('aria-busy'))
  await pick('Other', /^Here · 1 line/)
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'The list “Other” that you see is saved and stays as it is. Lines that you add to it are saved in it too.',
  )
  await press('Open it')
  await waitFor(() => expect(shown()).toEqual(['3 CF259X']))
  await pick('Here', /^Other · 1 line/)
  await press('Add to the lines below')
  await waitFor(() => expect(shown()).toEqual(['3 CF259X', '2 TN-2420']))
  await act(() => lists.flush())
  expect(lists.store.getState().shown).toMatchObject({ name: 'Here', lines: 2 })
})

it('opens the list that it is given once the lists are read, and asks before it takes the place of lines', async () => {
  const id = await savedByAnother('Given')
  const { shown, unmount } = await open({ listId: id })
  await waitFor(() => expect(button('Given')).toBeTruthy())
  expect(shown()).toEqual(['4 CF226X'])
  unmount()
  const other = await open({ listId: id, typed: 'CF259X\t3' })
  await screen.findByRole('dialog', { name: 'Open “Given”?' })
  expect(other.shown()).toEqual(['3 CF259X'])
})

/** Holds what waits for it until it is opened. */
function gate() {
  let open = () => {}
  const passed = new Promise<void>(resolve => {
    open = resolve
  })
  return { open: () => open(), passed }
}

it('N13 is never titled "Not saved in a list" before the list that it is given has been read', async () => {
  const id = await savedByAnother('Slow')
  const [listsGo, listGoes, isAsked] = [gate(), gate(), gate()]
  const titles: string[] = []
  await renderWithShop(<SavedLists listId={id} />, {
    prepare: signInAs('buyer.nl'),
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (pathname.endsWith('/order/quick/list')) await listsGo.passed
      if (pathname.endsWith(`/order/quick/list/${id}`) || pathname.endsWith(`/order/quick/${id}`)) {
        isAsked.open()
        await listGoes.passed
      }
      return fetch(input, init)
    },
  })
  const title = () => document.querySelector('[aria-haspopup]')?.textContent ?? ''
  const watcher = new MutationObserver(() => titles.push(title()))
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  expect(title()).toBe('Loading')
  listsGo.open()
  await isAsked.passed
  expect(title()).toBe('Loading')
  listGoes.open()
  await waitFor(() => expect(title()).toBe('Slow'))
  watcher.disconnect()
  expect(titles.filter(text => text.includes('Not saved'))).toEqual([])
})

it('API-080 finds a list that is newer than what was read, and says of one that is gone that it is not there', async () => {
  const { shown, unmount } = await open()
  const id = await savedByAnother('Newer')
  unmount()
  const newer = await open({ listId: id })
  await waitFor(() => expect(newer.shown()).toEqual(['4 CF226X']))
  expect(shown()).toEqual([])
  newer.unmount()
  const gone = await open({ listId: 2_000_000_000 })
  await waitFor(() =>
    expect(gone.messages().map(({ text }) => text)).toEqual([
      'This list no longer exists, or you have no access to it.',
    ]),
  )
})

it('opens the last orders with their quantities, and asks before lines that are not saved are replaced', async () => {
  const { lists, type, shown } = await open()
  const [order] = lists.store.getState().orders
  if (!order) throw new Error('there is no order')
  const entry = new RegExp(`^Order ${order.orderNo}, .* · ${order.lineCount} line`)
  await pick('Not saved in a list', entry)
  await waitFor(() => expect(shown()).toHaveLength(order.lineCount))
  const ordered = shown()
  await act(() => lists.startNew())
  await type('TN-2420\t2')
  await pick('Not saved in a list', entry)
  expect(screen.getByRole('dialog', { name: `Open “${order.orderNo}”?` })).toBeTruthy()
  await press('Add to the lines below')
  await waitFor(() => expect(shown()).toEqual(['2 TN-2420', ...ordered]))
})

it('is not there for visitors', async () => {
  const { container } = await renderWithShop(<SavedLists />)
  expect(container.textContent).toBe('')
})

it('says why a list cannot be saved, and keeps what was typed', async () => {
  const reason = 'No more than 1000 can be kept. Please remove some first.'
  const refused: typeof fetch = async (input, init) =>
    init?.method === 'PUT' ? Response.json({ code: 601, msg: reason }) : fetch(input, init)
  const { shop } = await renderWithShop(<SavedLists />, { prepare: signInAs('buyer.nl'), fetch: refused })
  const lists = savedListsOf(shop)
  await waitFor(() => expect(lists.store.getState().status).toBe('ready'))
  await act(() => quickOrderOf(shop).addText('CF259X\t3'))
  await saveAs('Too long')
  await waitFor(() => expect(button('Too long')).toBeTruthy())
  await act(() => quickOrderOf(shop).addText('TN-2420\t1'))
  await act(() => lists.flush())
  expect(screen.getByText(`Not saved: ${reason}`)).toBeTruthy()
  const { lines } = quickOrderOf(shop).store.getState()
  expect(lines.filter(({ status }) => status !== 'empty')).toHaveLength(2)
})

it('a full list says why it is not saved, and offers to save the lines as a list of their own', async () => {
  const { type, lists, shown } = await open()
  await type('CF259X\t1\n'.repeat(1000))
  await saveAs('Full')
  await waitFor(() => expect(button('Full')).toBeTruthy())
  await type('TN-2420\t2')
  await act(() => lists.flush())
  expect(screen.getByText(/^Not saved: No more than 1000/)).toBeInTheDocument()
  await pick('Full', 'New list')
  const dialog = screen.getByRole('textbox', { name: /Name of the list/ }).closest('dialog') as HTMLElement
  await act(async () => fireEvent.click(within(dialog).getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement))
  expect(shown()).toHaveLength(1001)
  expect(button('Save as list')).toBeVisible()
  await act(() => lists.remove(lists.store.getState().shown?.id ?? 0))
})

it('API-080 asks which quantity counts where another device has changed the same line, and saves the answer', async () => {
  const { type, lists, shown, setQuantity } = await open()
  await type('CF259X\t5')
  await saveAs('Two devices')
  await waitFor(() => expect(button('Two devices')).toBeTruthy())
  const list = lists.store.getState().shown
  // The other device.
  const other = makeTestShop()
  await other.start()
  await signInAs('buyer.nl')(other)
  const { list: found, lines } = await other.client.call(calls.savedLists.open, { params: { id: list?.id ?? 0 } })
  const changed = lines.map(line => ({ ...line, quantity: '8' }))
  await other.client.call(calls.savedLists.change, {
    params: { id: found.id },
    body: { version: found.version, changed, removed: [] },
  })
  await act(async () => {
    setQuantity(lines[0]?.key ?? '', 6)
    await lists.flush()
  })
  expect(screen.getByText('CF259X: changed on another device: 5 → 8.')).toBeTruthy()
  expect(screen.getByText('Saved, but for 1 line that waits for your answer.')).toBeTruthy()
  expect(button('Keep mine (6)')).toBeTruthy()
  await press('Take theirs (8)')
  await act(() => lists.flush())
  expect(shown()).toEqual(['8 CF259X'])
  expect(screen.queryByText(/changed on another device/)).toBeNull()
  await lists.remove(list?.id ?? 0)
  other.destroy()
})
