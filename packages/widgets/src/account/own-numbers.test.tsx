import { IMPORT_BYTES } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { hear } from '../testing/hear'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OwnNumbers } from './own-numbers'

const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const row = (goodsSkuId: number, number: string, custNumber: string, isAmbiguous = false) => ({
  goodsSkuId,
  number,
  oemCode: `OEM-${goodsSkuId}`,
  custNumber,
  isAmbiguous,
})

/** Numbers of its own, no matter what other tests do on the server. */
function company(refusal?: string) {
  const rows = [row(1, 'CW-1', 'SHELF-1'), row(2, 'CW-2', 'BOTH', true)]
  const sent: unknown[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const keep = (answer: () => object) => () => {
      sent.push(JSON.parse(String(init?.body)))
      return { code: 200, msg: '', ...answer() }
    }
    const report = { rows: [{ line: 1, number: 'CW-1', custNumber: 'NEW', result: 'changed', reason: null }] }
    const isApplied = String(init?.body).includes('"apply":true')
    return answerWith(
      '/custnumber/list',
      () => ({ code: 200, msg: '', rows, total: 2 }),
      answerWith(
        '/custnumber/import',
        keep(() => ({ data: { ...report, isApplied } })),
        answerWith(
          '/goods/sku/custnumber',
          keep(() => (refusal ? { code: 601, msg: refusal } : { data: { custNumber: 'SHELF-2' } })),
        ),
      ),
    )(input, init)
  }
  return { fetch, sent }
}
const draw = async (userName = 'buyer.nl', refusal?: string) => {
  const { fetch, sent } = company(refusal)
  const drawn = await renderWithShop(<OwnNumbers />, { prepare: signInAs(userName), fetch })
  await screen.findByText('SHELF-1')
  return { ...drawn, sent }
}

it('CAT-007 lists own numbers, and says which one stands for several articles', async () => {
  await draw()
  expect(screen.getAllByText('Several articles')).toHaveLength(1)
})

it('ERR-003 keeps a typed number while the sign-in has expired, for the same account', async () => {
  const { fetch } = company()
  const { shop } = await renderWithShop(<OwnNumbers />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('SHELF-1')
  await press('Change: CW-1')
  const typed = await screen.findByLabelText('Your number: CW-1')
  await act(async () => fireEvent.input(typed, { target: { value: 'SHELF-9' } }))
  await act(async () => shop.session.expire())
  const again = await renderWithShop(<OwnNumbers />, {
    prepare: signInAs('buyer.nl'),
    fetch,
    drafts: shop.drafts,
  })
  expect(await within(again.container).findByLabelText('Your number: CW-1')).toHaveValue('SHELF-9')
})

it('CAT-007 reports what a file would change, and stores it after that', async () => {
  const { sent } = await draw()
  const file = new File(['CW-1;NEW'], 'numbers.csv', { type: 'text/csv' })
  await act(async () => fireEvent.change(screen.getByLabelText(/^Import a file/), { target: { files: [file] } }))
  expect(await screen.findByText('Changed')).toBeInTheDocument()
  await press('Apply')
  expect(await screen.findByText('The numbers are saved.')).toBeInTheDocument()
  expect(sent.map(body => (body as { apply: boolean }).apply)).toEqual([false, true])
})

it('CAT-007 reads no file that is too large for one import, and says how large it may be', async () => {
  const heard = hear()
  const { sent } = await draw()
  const file = new File(['x'.repeat(IMPORT_BYTES + 1)], 'huge.csv', { type: 'text/csv' })
  await act(async () => fireEvent.change(screen.getByLabelText(/^Import a file/), { target: { files: [file] } }))
  expect(
    screen.getByText('huge.csv is larger than 512 KB. Nothing was read; divide it into several files.'),
  ).toBeInTheDocument()
  await waitFor(() =>
    expect(heard()).toEqual(['huge.csv is larger than 512 KB. Nothing was read; divide it into several files.']),
  )
  expect(sent).toEqual([])
})

it('CAT-007 a clerk reads them, and changes none', async () => {
  await draw('clerk.nl')
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  expect(screen.queryByLabelText(/^Import a file/)).toBeNull()
})

it('CAT-007 changes a number in place, and says at the field why it is refused', async () => {
  const { sent } = await draw('buyer.nl', 'BOTH is your number of CW-2 already')
  await press('Change: CW-1')
  const field = await screen.findByLabelText('Your number: CW-1')
  await act(async () => fireEvent.input(field, { target: { value: 'BOTH' } }))
  await press('Save')
  await waitFor(() => expect(sent).toEqual([{ number: 'CW-1', custNumber: 'BOTH' }]))
  expect(await screen.findByText('BOTH is your number of CW-2 already')).toBeInTheDocument()
})

it('CAT-007 warns at the field that a number stands for several articles', async () => {
  const rows = [row(1, 'CW-1', 'SHELF-1'), row(2, 'CW-2', 'BOTH')]
  const report = { line: 1, number: 'CW-1', custNumber: 'BOTH', result: 'changed', reason: null, isAmbiguous: true }
  const fetch = answerWith(
    '/custnumber/list',
    () => ({ code: 200, msg: '', rows, total: 2 }),
    answerWith('/custnumber/import', () => ({ code: 200, msg: '', data: { isApplied: false, rows: [report] } })),
  )
  await renderWithShop(<OwnNumbers />, { prepare: signInAs('buyer.nl'), fetch })
  await screen.findByText('SHELF-1')
  await press('Change: CW-1')
  const field = await screen.findByLabelText('Your number: CW-1')
  await act(async () => fireEvent.input(field, { target: { value: 'BOTH' } }))
  await act(async () => fireEvent.blur(field))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Several articles You can save it/))
  await act(async () => fireEvent.input(field, { target: { value: 'BOTH-2' } }))
  expect(screen.queryByText('Several articles')).toBeNull()
})

it('CAT-007 adds the number of one article, and says why one that is no longer sold has none', async () => {
  const reports = [
    { line: 1, number: 'OLD-1', custNumber: 'A', result: 'failed', reason: 'disabled', successor: 'CW-9' },
    { line: 1, number: 'CW-1', custNumber: 'A', result: 'new', reason: null },
  ]
  const fetch = answerWith(
    '/custnumber/list',
    () => ({ code: 200, msg: '', rows: [], total: 0 }),
    answerWith('/custnumber/import', () => ({
      code: 200,
      msg: '',
      data: { isApplied: true, rows: reports.splice(0, 1) },
    })),
  )
  await renderWithShop(<OwnNumbers />, { prepare: signInAs('buyer.nl'), fetch })
  const article = await screen.findByLabelText('Article: any number of it')
  const type = (field: HTMLElement, value: string) => act(async () => fireEvent.input(field, { target: { value } }))
  await press('Add')
  expect(screen.getByText('A column is missing')).toBeInTheDocument()
  await type(article, 'OLD-1')
  await type(screen.getByLabelText('Your number'), 'A')
  await press('Add')
  expect(await screen.findByText('Discontinued, replaced by CW-9')).toBeInTheDocument()
  await type(article, 'CW-1')
  await press('Add')
  await waitFor(() => expect(article).toHaveValue(''))
})

it('CAT-007 an import of which lines have failed is no success', async () => {
  const rows = [
    { line: 1, number: 'CW-1', custNumber: 'NEW', before: 'SHELF-1', result: 'changed', reason: null },
    { line: 2, number: 'NONE', custNumber: 'X', result: 'failed', reason: 'article' },
    { line: 3, number: 'CW-3', custNumber: 'CW-4', result: 'new', reason: null, isAmbiguous: true },
  ]
  const fetch = answerWith(
    '/custnumber/list',
    () => ({ code: 200, msg: '', rows: [], total: 0 }),
    answerWith('/custnumber/import', () => ({ code: 200, msg: '', data: { isApplied: true, rows } })),
  )
  await renderWithShop(<OwnNumbers />, { prepare: signInAs('buyer.nl'), fetch })
  const file = new File(['CW-1;NEW\nNONE;X'], 'numbers.csv', { type: 'text/csv' })
  const picker = await screen.findByLabelText(/^Import a file/)
  await act(async () => fireEvent.change(picker, { target: { files: [file] } }))
  expect(await screen.findByText('Saved, except 1 line.')).toBeInTheDocument()
  const report = within(screen.getByRole('table', { name: 'Import a file' }))
  expect(report.getAllByRole('row').map(row => row.textContent)).toEqual([
    expect.any(String),
    '2NONEXUnknown article',
    '3CW-3CW-4NewSeveral articles',
    '1CW-1NEWChangedwas SHELF-1',
  ])
})

it('CAT-007 the focus goes into the field of a number, and back to the button that opened it', async () => {
  await draw()
  await press('Change: CW-1')
  const field = await screen.findByLabelText('Your number: CW-1')
  await waitFor(() => expect(field).toHaveFocus())
  await act(async () => fireEvent.keyDown(field, { key: 'Escape' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change: CW-1' })).toHaveFocus())
  await press('Change: CW-1')
  const again = await screen.findByLabelText('Your number: CW-1')
  await act(async () => fireEvent.input(again, { target: { value: 'SHELF-2' } }))
  await act(async () => fireEvent.keyDown(again, { key: 'Enter' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change: CW-1' })).toHaveFocus())
})
