/** Files of every kind that holds a list, and what is no list. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTableFile } from './read-table-file'

const read = (content: BlobPart, name: string) => readTableFile(new File([content], name), 'en')
const LIST = 'Artikel\tMenge\nTN-2420\t5\nCF226X\t2'

const docx = (body: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
    ...more,
  }) as Uint8Array<ArrayBuffer>
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const wordTable = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map(row => `<w:tr>${row.map(cell => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
const ROWS = [
  ['Artikel', 'Menge'],
  ['TN-2420', '5'],
  ['CF226X', '2'],
]

describe('QO-003 a page named as a spreadsheet', () => {
  it.each([
    [
      'W-014',
      '<html><body><table><tr><td>Artikel</td><td>Menge</td></tr><tr><td>TN-2420</td><td>5</td></tr><tr><td>CF226X</td><td>2</td></tr></table></body></html>',
    ],
    [
      'without ends of its cells',
      '<!DOCTYPE html><style>td{}</style><table><tr><th>Artikel<th>Menge<tr><td>TN-2420<td>5<tr><td><b>CF</b>226X<td>&#50;</table>',
    ],
    [
      'a table in a table',
      '<html><table><tr><td><table><tr><td>Artikel</td><td>Menge</td></tr><tr><td>TN-2420</td><td>5</td></tr><tr><td>CF226X</td><td>2</td></tr></table></td></tr></table></html>',
    ],
    [
      'a workbook as XML',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns:ss="urn"><Styles><Style>x</Style></Styles><Worksheet><Table><Row><Cell><Data>Artikel</Data></Cell><Cell><Data>Menge</Data></Cell></Row><Row><Cell><Data>TN-2420</Data></Cell><Cell ss:Index="2"><Data>5</Data></Cell></Row><Row><Cell><Data>CF226X</Data></Cell><Cell><Data>2</Data></Cell></Row></Table></Worksheet></Workbook>',
    ],
  ])('%s is read as its table', async (_id, page) => {
    expect(await read(page, 'export.xls')).toEqual({ text: LIST, skipped: 0 })
  })

  it('leaves out what stands around the table, and says how much', async () => {
    const page = `<html><script>alert(1)</script><p>Hello</p><p>please send:</p><table>${ROWS.map(([a, b]) => `<tr><td>${a}<td>${b}`).join('')}</table></html>`
    expect(await read(page, 'mail.html')).toEqual({ text: LIST, skipped: 2 })
  })
})

describe('QO-003 a Word document', () => {
  it('is read as its table', async () => {
    expect(await read(docx(paragraph('Bestellung') + wordTable(ROWS)), 'order.docx')).toEqual({
      text: LIST,
      skipped: 1,
    })
  })

  it('is read line by line where it has no table, without what was deleted', async () => {
    const body = `${paragraph('5x TN-2420')}<w:p><w:r><w:t>2x </w:t></w:r><w:del><w:r><w:t>CF226A</w:t></w:r></w:del><w:r><w:t>CF226X</w:t></w:r></w:p>`
    expect(await read(docx(body), 'order.docx')).toEqual({ text: '5x TN-2420\n2x CF226X', skipped: 0 })
  })
})

it('QO-003 a saved mail is read as its text', async () => {
  const mail =
    'From: Anna <anna@firm.eu>\r\nTo: shop@firm.eu\r\nSubject: =?UTF-8?Q?Bestellung_f=C3=BCr?=\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n5x TN-2420\r\n2x CF226=\r\nX\r\n'
  expect(await read(mail, 'order.eml')).toEqual({ text: '5x TN-2420\n2x CF226X', skipped: 0 })
})

describe('QO-003 what is no list is refused in its own words', () => {
  const ole = (text: string) => {
    const bytes = new Uint8Array(1536)
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    bytes.set(
      [...text].flatMap(letter => [letter.charCodeAt(0), 0]),
      1024,
    )
    return bytes
  }
  const bomb = docx(paragraph('x'.repeat(40 * 1024 * 1024)))

  it.each([
    ['W-016 a blank file', ' \r\n ;\u00a0\r\n'.replace(';', ''), 'blank.csv', 'no-lines'],
    ['a workbook with a password', ole('EncryptedPackage'), 'order.xlsx', 'password'],
    ['a workbook of old', ole('Workbook'), 'order.xls', 'old-office'],
    ['an archive that unpacks to too much', bomb, 'bomb.docx', 'too-much'],
    ['a document with macros', docx(paragraph('TN-2420'), { 'word/vbaProject.bin': strToU8('x') }), 'o.docm', 'macros'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), 'list.csv', 'unreadable'],
    [
      'an archive of something else',
      zipSync({ 'setup.exe': strToU8('MZ') }) as Uint8Array<ArrayBuffer>,
      'a.zip',
      'unreadable',
    ],
    ['a document that is broken', docx('').slice(0, 40), 'a.docx', 'unreadable'],
  ] as const)('%s', async (_what, content, name, kind) => {
    await expect(read(content, name)).rejects.toMatchObject({ kind })
  })
})
