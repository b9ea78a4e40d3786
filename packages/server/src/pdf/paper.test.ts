/** What stands on which page. */
import { expect, it } from 'vitest'
import { Paper } from './paper'
import { readPdf } from './read-pdf.testing'

const DAY = new Date('2026-11-26T00:00:00Z')

it('puts a heading on the page of the sums below it', async () => {
  for (let lines = 36; lines < 46; lines += 1) {
    const paper = new Paper({ language: 'en', title: 'Statement', date: DAY, size: 'A4', foot: '', pageOf: String })
    for (let line = 0; line < lines; line += 1) paper.paragraph(`Line ${line}`)
    const sums = Array.from({ length: 9 }, (_none, at) => [`Group ${at}`, '1.00'] as const)
    paper.heading('Aging', 2, Paper.heightOfSums(sums.length))
    paper.sums(sums)
    const { text } = await readPdf(await paper.finish())
    const page = text.split('\n').find(words => words.includes('Aging'))
    expect(page, `${lines} lines`).toContain('Group 8')
  }
})

it('does not leave the closing sum of a table alone on a page', async () => {
  for (let rows = 20; rows < 40; rows += 1) {
    const paper = new Paper({ language: 'en', title: 'Statement', date: DAY, size: 'A4', foot: '', pageOf: String })
    const columns = [{ head: 'Entry', width: 100 }]
    const cells = Array.from({ length: rows }, (_none, at) => [{ text: `Row ${at}.` }])
    paper.table(columns, cells, Paper.heightOfSums(1))
    paper.sums([['Closing', '1.00']])
    const { text } = await readPdf(await paper.finish())
    const page = text.split('\n').find(words => words.includes('Closing'))
    expect(page, `${rows} rows`).toContain(`Row ${rows - 1}.`)
  }
})

it('every character can be copied, also after documents with other texts', async () => {
  const write = async (text: string) => {
    const paper = new Paper({ language: 'en', title: 'Statement', date: DAY, size: 'A4', foot: '', pageOf: String })
    paper.heading(text)
    paper.paragraph(text)
    return paper.finish()
  }
  // Their glyphs are put together from those of other characters.
  await write('…:;ijäöüéèçœ÷¡¿"%½')
  const printed = 'Refine 23.8, 1/2 + 10’000 o a u e c i j ¨ ´ `'
  const { text } = await readPdf(await write(printed))
  expect(text.split(printed)).toHaveLength(3)
})
