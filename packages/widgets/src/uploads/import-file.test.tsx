import { act, fireEvent, screen } from '@testing-library/react'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { ImportFile } from './import-file'

async function choose(content: BlobPart, name: string, language = 'en') {
  const onText = vi.fn(async () => undefined)
  const works: Promise<unknown>[] = []
  const { shop } = await renderWithShop(
    <ImportFile label="Choose a file" hint="Number, pieces." onText={onText} run={work => works.push(work())} />,
    { language },
  )
  const picker = screen.getByLabelText('Choose a file', { selector: 'input' })
  fireEvent.change(picker, { target: { files: [new File([content], name)] } })
  await act(async () => void (await Promise.all(works)))
  return Object.assign(onText, { said: () => shop.messages.store.getState().items.map(({ text }) => text) })
}

it('API-087 reads the first visible sheet of an Excel file, numbers and days as they are written', async () => {
  const content = await writeXlsx({
    sheets: [
      { name: 'Notes', hidden: true, rows: [['not this one']] },
      {
        name: 'Back',
        rows: [
          ['Article', 'Pieces', 'Day'],
          ['CW-TN2420', 2, new Date('2026-11-02T00:00:00Z')],
          ['4;"A"', null, 4012345678901],
        ],
      },
    ],
  })
  const onText = await choose(content as BlobPart, 'back.xlsx')
  expect(onText).toHaveBeenCalledExactlyOnceWith(
    '"Article";"Pieces";"Day"\r\n"CW-TN2420";"2";"2026-11-02"\r\n"4;""A""";"";"4012345678901"\r\n',
    'back.xlsx',
  )
  expect(screen.getByText('Number, pieces. CSV or Excel (.xlsx), up to 512 KB.')).toBeInTheDocument()
})

it('API-087 reads percent and computed numbers of an Excel file as Excel shows them', async () => {
  const cells = new Map(
    ['0%', '0.00%', '0" %"'].map((numFmt, column) => [`1,${column}`, { value: 0.12, style: { numFmt } }]),
  )
  const rows = [
    [19.779999999999998, 0.30000000000000004, 1.005],
    [0.12, 0.12, 0.12],
  ]
  const content = await writeXlsx({ sheets: [{ name: 'Prices', rows, cells }] })
  expect(await choose(content as BlobPart, 'prices.xlsx')).toHaveBeenCalledExactlyOnceWith(
    '"19.78";"0.3";"1.005"\r\n"12%";"12%";"0.12"\r\n',
    'prices.xlsx',
  )
})

it('API-087 leaves out cells of an Excel file that stand far to the right', async () => {
  const rows = [
    ['CW-TN2420', 2, ...Array<null>(300).fill(null), 'far out'],
    ['CW-TN2410', 1],
  ]
  const content = await writeXlsx({ sheets: [{ name: 'Back', rows }] })
  expect(await choose(content as BlobPart, 'wide.xlsx')).toHaveBeenCalledExactlyOnceWith(
    '"CW-TN2420";"2"\r\n"CW-TN2410";"1"\r\n',
    'wide.xlsx',
  )
})

it.each([
  ['an older Excel file, or one with a password', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'old.xls'],
  ['an archive that is no Excel file', [0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0], 'broken.xlsx'],
])('API-087 says that it cannot read %s', async (_what, bytes, name) => {
  const onText = await choose(new Uint8Array(bytes), name)
  expect(document.querySelector('.cw-error')).toHaveTextContent(
    `${name} cannot be read. Save it as CSV or as Excel (.xlsx), without a password, and choose it again.`,
  )
  expect(onText).not.toHaveBeenCalled()
})

it.each([
  ['as much as fills the memory', 0x7fff_ffff],
  ['no one knows how much', 0],
])('API-087 does not unpack an Excel file that says it holds %s', async (_what, size) => {
  const content = await writeXlsx({ sheets: [{ name: 'Back', rows: [['CW-TN2420', 2]] }] })
  const bytes = new Uint8Array(content)
  const view = new DataView(bytes.buffer)
  let entry = bytes.length - 22
  while (view.getUint32(entry, true) !== 0x02014b50) entry--
  view.setUint32(entry + 24, size, true)
  const onText = await choose(bytes, 'bomb.xlsx')
  expect(document.querySelector('.cw-error')).toHaveTextContent(/^bomb\.xlsx cannot be read\./)
  expect(onText).not.toHaveBeenCalled()
})

it.each([
  ['UTF-16', [0xff, 0xfe, 0xc4, 0x00, 0x3b, 0x00, 0x32, 0x00], 'Ä;2'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0x84, 0x3b, 0x32], 'Ä;2'],
  ['Windows-1252', [0xc4, 0x3b, 0x32, 0xe9], 'Ä;2é'],
])('API-087 reads a text file in %s', async (_what, bytes, text) => {
  expect(await choose(new Uint8Array(bytes), 'back.txt')).toHaveBeenCalledExactlyOnceWith(text, 'back.txt')
})

it('API-087 hands on the text of a CSV file as it is', async () => {
  expect(await choose('CW-TN2420;2\nCW-ÄÖ;1', 'back.csv')).toHaveBeenCalledExactlyOnceWith(
    'CW-TN2420;2\nCW-ÄÖ;1',
    'back.csv',
  )
})

it.each([
  ['en', 'Something did not load. Check the network, then reload.'],
  ['de', 'Ein Teil der Seite wurde nicht geladen. Prüfen Sie das Netzwerk und laden Sie die Seite dann neu.'],
])('API-087 does not blame the file when what reads it has not arrived (%s)', async (language, text) => {
  vi.doMock('hucre/xlsx', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  onTestFinished(() => void vi.doUnmock('hucre/xlsx'))
  const onText = await choose(new Uint8Array([0x50, 0x4b, 0x03, 0x04]), 'good.xlsx', language)
  await vi.waitFor(() => expect(onText.said()).toEqual([text]), { timeout: 20_000 })
  expect(document.querySelector('.cw-error')).toBeNull()
  expect(onText).not.toHaveBeenCalled()
})
