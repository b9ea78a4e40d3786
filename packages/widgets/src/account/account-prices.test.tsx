import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { followFirstError } from '../testing/follow-first-error'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { AccountPrices } from './account-prices'

const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const rule = { accountId: 7, userName: 'rep.nl', name: 'Joost Bakker', percent: 12, rounding: 'cent' }
const row = {
  accountId: 7,
  userName: 'rep.nl',
  goodsSkuId: 1,
  number: 'CW-TN2420',
  oemCode: 'TN-2420',
  custNumber: null,
  price: 19.5,
  companyPrice: 16.9,
}

/** Prices of its own, no matter what other tests do on the server. */
function company(rows: object[] = [row]) {
  const sent: { method: string; path: string; body: unknown }[] = []
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const method = init?.method ?? 'GET'
    const path = new URL(String(input)).pathname
    const keep = (answer: object) => () => {
      if (method === 'GET' && path.endsWith('/accountprice')) asked.push(new URL(String(input)).search)
      if (method !== 'GET') sent.push({ method, path, body: JSON.parse(String(init?.body ?? 'null')) })
      return { code: 200, msg: '', ...answer }
    }
    const report = (isApplied: boolean) => ({
      isApplied,
      rows: [
        { line: 2, userName: 'rep.nl', number: 'CW-TN2420', price: 20, result: 'changed', reason: null },
        { line: 4, userName: 'rep.nl', number: 'CW-1', price: 9, result: 'new', reason: null, isBelowOwn: true },
        { line: 3, userName: 'nobody', number: 'X', price: null, result: 'failed', reason: 'account' },
      ],
    })
    const isApplied = method === 'POST' && String(init?.body).includes('"apply":true')
    return answerWith(
      '/accountprice/rule',
      keep(method === 'GET' ? { rows: [rule], total: 1 } : { data: rule }),
      answerWith(
        '/accountprice/import',
        keep({ data: report(isApplied) }),
        answerWith('/clientsystem/accountprice', keep(method === 'GET' ? { rows, total: 1 } : { data: row })),
      ),
    )(input, init)
  }
  return { fetch, sent, asked }
}
const draw = async (rows?: object[]) => {
  const { fetch, sent, asked } = company(rows)
  const drawn = await renderWithShop(<AccountPrices />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('CW-TN2420')
  return { ...drawn, sent, asked }
}

it('ACC-008 ACC-013 lists account, article number and price, with the own price and the margin', async () => {
  await draw()
  const cells = within(screen.getAllByRole('row')[1] as HTMLElement)
  for (const text of ['rep.nl', 'CW-TN2420', '€19.50', '€16.90', '15.4 %'])
    expect(cells.getByText(text)).toBeInTheDocument()
})

it('ACC-013 ACC-015 lists what the chosen account sees of each article, and where its price comes from', async () => {
  const { asked } = await draw([
    row,
    { ...row, goodsSkuId: 2, number: 'CW-CF259X', companyPrice: 38.9, price: 43.57, origin: 'rule' },
    { ...row, goodsSkuId: 3, number: 'CW-W2031X', companyPrice: 52.4, price: 52.4, origin: 'company' },
    { ...row, goodsSkuId: 4, number: 'CW-TK5240C', companyPrice: 24.2, price: null, origin: 'hidden' },
  ])
  await act(async () => fireEvent.change(screen.getByLabelText(/^Account/), { target: { value: '7' } }))
  await screen.findByRole('columnheader', { name: 'From' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(
    rows.map(each =>
      [...within(each).getAllByRole('rowheader'), ...within(each).getAllByRole('cell')]
        .slice(0, 5)
        .map(cell => cell.textContent),
    ),
  ).toEqual([
    ['CW-TN2420TN-2420', '€16.90', 'own price', '€19.50', '15.4 %'],
    ['CW-CF259XTN-2420', '€38.90', '+12 %', '€43.57', '12 %'],
    ['CW-W2031XTN-2420', '€52.40', 'my price', '€52.40', '0 %'],
    ['CW-TK5240CTN-2420', '€24.20', 'hidden', '–', ''],
  ])
  // Only what is set goes back to the rule.
  expect(screen.getAllByRole('button', { name: /^Back to the rule/ })).toHaveLength(1)
  const search = screen.getByRole('searchbox', { name: 'Find an article' })
  await act(async () => fireEvent.input(search, { target: { value: 'CF259' } }))
  await act(async () => fireEvent.submit(search))
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked).toEqual([
    '?pageNum=1&pageSize=20',
    '?pageNum=1&pageSize=20&accountId=7&scope=all',
    '?pageNum=1&pageSize=20&accountId=7&scope=all&keyword=CF259',
  ])
})

it('ACC-015 VAL-037 changes a price in its row: Enter stores it, Escape leaves it as it was', async () => {
  const { sent } = await draw()
  await press('Change: CW-TN2420')
  const field = () => screen.getByLabelText(/^Price of the account: CW-TN2420/)
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveValue('19.50')
  await type(/^Price of the account: CW-TN2420/, 'cheap')
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }))
  expect(screen.getByText('Enter a price such as 43.57.')).toBeInTheDocument()
  expect(sent).toEqual([])
  await type(/^Price of the account: CW-TN2420/, '20,25')
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }))
  await waitFor(() => expect(screen.queryByLabelText(/^Price of the account: CW-TN2420/)).toBeNull())
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { accountId: 7, number: 'CW-TN2420', price: 20.25 }],
  ])
  const change = () => screen.getByRole('button', { name: 'Change: CW-TN2420' })
  await waitFor(() => expect(change()).toHaveFocus())
  await press('Change: CW-TN2420')
  await act(async () => fireEvent.keyDown(field(), { key: 'Escape' }))
  expect(screen.queryByLabelText(/^Price of the account: CW-TN2420/)).toBeNull()
  expect(sent).toHaveLength(1)
  await waitFor(() => expect(change()).toHaveFocus())
})

it('VAL-037 without an account a message is shown and nothing is sent', async () => {
  const { sent } = await draw()
  await type(/^Article number/, 'CW-TN2420')
  await type(/^Price of the account/, '21,50')
  await press('Set price')
  expect(screen.getByText('Choose an account.')).toBeInTheDocument()
  await followFirstError()
  expect(screen.getByLabelText(/^Account/)).toHaveFocus()
  expect(sent).toEqual([])
})

it('ERR-003 keeps a typed price while the sign-in has expired, for the same account', async () => {
  const { fetch } = company()
  const { shop } = await renderWithShop(<AccountPrices />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('CW-TN2420')
  await act(async () => fireEvent.change(screen.getByLabelText(/^Account/), { target: { value: '7' } }))
  await type(/^Article number/, 'CW-9')
  await type(/^Price of the account/, '21,50')
  await act(async () => shop.session.expire())
  const again = await renderWithShop(<AccountPrices />, {
    prepare: signInAs('buyer.nl'),
    fetch,
    drafts: shop.drafts,
  })
  const there = within(again.container)
  expect(await there.findByLabelText(/^Article number/)).toHaveValue('CW-9')
  expect(there.getByLabelText(/^Price of the account/)).toHaveValue('21,50')
  expect(there.getByLabelText(/^Account/)).toHaveValue('7')
})

it('ACC-015 sets a price and a rule for the account that is chosen', async () => {
  const { sent } = await draw()
  await act(async () => fireEvent.change(screen.getByLabelText(/^Account/), { target: { value: '7' } }))
  expect(screen.getByLabelText(/^Markup on my price/)).toHaveValue('12')
  await type(/^Price of the account/, 'cheap')
  await press('Set price')
  expect(screen.getByText('Enter an article number.')).toBeInTheDocument()
  expect(screen.getByText('Enter a price such as 43.57.')).toBeInTheDocument()
  await type(/^Article number/, 'CW-TN2420')
  await type(/^Price of the account/, '21,50')
  await press('Set price')
  await waitFor(() => expect(screen.getByLabelText(/^Article number/)).toHaveValue(''))
  await type(/^Markup on my price/, '600')
  await press('Save rule')
  expect(screen.getByText('Enter a percentage from −50 to 500.')).toBeInTheDocument()
  await type(/^Markup on my price/, '12,5')
  await press('Save rule')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { accountId: 7, number: 'CW-TN2420', price: 21.5 }],
    ['PUT', { accountId: 7, percent: 12.5, rounding: 'cent' }],
  ])
})

it('API-094 reports what a file would change, and stores it after that', async () => {
  const { sent } = await draw()
  const file = new File(['User;Article;Price\nrep.nl;CW-TN2420;20\nnobody;X;1'], 'prices.csv', { type: 'text/csv' })
  await act(async () => fireEvent.change(screen.getByLabelText(/^Import a file/), { target: { files: [file] } }))
  expect(await screen.findByText('Unknown account')).toBeInTheDocument()
  expect(screen.getByText('Changed')).toBeInTheDocument()
  // Of the two prices that would be stored, the one that is a loss says so.
  const row = screen.getByText('Below my price').closest('tr') as HTMLElement
  expect(within(row).getByText('CW-1')).toBeInTheDocument()
  expect(sent.map(({ body }) => (body as { apply: boolean }).apply)).toEqual([false])
  await press('Apply')
  expect(await screen.findByText('The prices are saved.')).toBeInTheDocument()
  expect(sent.map(({ body }) => (body as { apply: boolean }).apply)).toEqual([false, true])
})

it('ACC-008 an empty list says what to do, and leads there', async () => {
  const none = { code: 200, msg: '', rows: [], total: 0 }
  const { fetch } = company()
  const empty: typeof globalThis.fetch = (input, init) =>
    String(input).includes('/rule')
      ? fetch(input, init)
      : answerWith('/clientsystem/accountprice', () => none)(input, init)
  await renderWithShop(<AccountPrices />, { prepare: signInAs('buyer.nl'), fetch: empty })
  expect(await screen.findByText('No prices set')).toBeInTheDocument()
  await press('Set the first price')
  expect(screen.getByLabelText(/^Account/)).toHaveFocus()
})

it('ACC-008 a company without sub-accounts is led to adding one', async () => {
  await renderWithShop(<AccountPrices />, { prepare: signInAs('buyer.fr') })
  expect(await screen.findByText('Your company has no sub-accounts yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add an account' })).toHaveAttribute('href', '/my/account?tab=accounts')
})

it('ACC-015 is not for a sales rep', async () => {
  await renderWithShop(<AccountPrices />, { prepare: signInAs('rep.nl') })
  expect(await screen.findByText('The main account of your company sets account prices.')).toBeInTheDocument()
})

it('ACC-013 ACC-014 a price or a rule below the own price is stored, and said to be', async () => {
  const { fetch } = company()
  const cheap = { ...row, price: 12 }
  const wire: typeof globalThis.fetch = (input, init) => {
    const data = init?.method === 'POST' ? cheap : init?.method === 'PUT' ? { ...rule, percent: -5 } : undefined
    return answerWith('/clientsystem/accountprice', () => ({ code: 200, msg: '', data }))(input, init)
  }
  const { shop } = await renderWithShop(<AccountPrices />, {
    prepare: signInAs('buyer.nl'),
    fetch: (input, init) => (init?.method === 'GET' || init?.method === undefined ? fetch : wire)(input, init),
  })
  const said = () => shop.messages.store.getState().items.map(({ kind, text }) => [kind, text])
  await screen.findByText('CW-TN2420')
  await act(async () => fireEvent.change(screen.getByLabelText(/^Account/), { target: { value: '7' } }))
  await type(/^Article number/, 'CW-TN2420')
  await type(/^Price of the account/, '12')
  await press('Set price')
  await waitFor(() => expect(said()).toEqual([['warning', 'Saved. €12.00 is below what you pay yourself (€16.90).']]))
  await type(/^Markup on my price/, '-5')
  await press('Save rule')
  await waitFor(() =>
    expect(said()).toContainEqual(['warning', 'Saved. Prices by this rule are below what you pay yourself.']),
  )
})
