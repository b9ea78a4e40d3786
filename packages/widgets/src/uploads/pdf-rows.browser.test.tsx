/** PDFs with text, as a browser reads them. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readTableFile } from './read-table-file'

afterEach(() => {
  vi.unstubAllGlobals()
})

const read = (content: BlobPart, name: string) => readTableFile(new File([content], name), 'en')

/** A page of a PDF that shows each text at its place. */
function pdf(texts: readonly (readonly [x: number, y: number, text: string])[]): string {
  const stream = texts.map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const at: number[] = []
  let text = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    at.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = at.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return `${text}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
}

const TABLE = [
  [60, 700, 'Pos'],
  [100, 700, 'Artikel'],
  [250, 700, 'Bezeichnung'],
  [450, 700, 'Menge'],
  [60, 680, '1'],
  [100, 680, 'TN-2420'],
  [250, 680, 'Toner schwarz'],
  [470, 680, '5'],
  [60, 660, '2'],
  [100, 660, 'CF226X'],
  [470, 660, '2'],
] as const

/** A dictionary of encryption whose keys fit no password that is blank. */
const LOCKED = `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'61'.repeat(32)}>/U<${'62'.repeat(32)}>>>`

describe('QO-003 a PDF', () => {
  it('is read as its table, an empty cell in its place', async () => {
    const letter = [[60, 780, 'Musterfirma GmbH']] as const
    expect(await read(pdf([...letter, ...TABLE]), 'order.pdf')).toEqual({
      text: 'Pos\tArtikel\tBezeichnung\tMenge\n1\tTN-2420\tToner schwarz\t5\n2\tCF226X\t\t2',
      skipped: 1,
    })
  })

  it('is read line by line where it has no table', async () => {
    const lines = [
      [60, 700, '5x TN-2420'],
      [60, 680, '2x CF226X'],
    ] as const
    expect(await read(pdf(lines), 'order.pdf')).toEqual({ text: '5x TN-2420\n2x CF226X', skipped: 0 })
  })

  it('is read with a kilobyte before its head', async () => {
    expect((await read(`${'\n'.repeat(900)}${pdf(TABLE)}`, 'scan.pdf')).text).toMatch(/^Pos\tArtikel/)
  })
})

it.each([
  ['a PDF of pictures', pdf([]), 'no-text'],
  ['a PDF that is cut off', pdf(TABLE).slice(0, 20), 'unreadable'],
  ['a PDF with a password', pdf(TABLE).replace('/Root 1 0 R', LOCKED), 'password'],
])('QO-003 %s is refused in its own words', async (_what, content, kind) => {
  await expect(read(content, 'order.pdf')).rejects.toMatchObject({ kind })
})

describe('QO-003 a PDF does not hold up the page', () => {
  it('it is read in a worker', async () => {
    const asked: unknown[] = []
    class Watched extends Worker {
      override postMessage(message: unknown, transfer?: unknown) {
        asked.push((message as { action?: string }).action)
        super.postMessage(message, transfer as Transferable[])
      }
    }
    vi.stubGlobal('Worker', Watched)
    expect((await read(pdf(TABLE), 'order.pdf')).text).toMatch(/^Pos\tArtikel/)
    expect(asked).toContain('GetTextContent')
  })

  it('where the page may have no worker, it is read all the same', async () => {
    const refused = vi.fn(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    vi.stubGlobal('Worker', refused)
    expect((await read(pdf(TABLE), 'order.pdf')).text).toMatch(/^Pos\tArtikel/)
    expect(refused).toHaveBeenCalledOnce()
  })
})
