import { describe, expect, it } from 'vitest'
import { processorMs } from '../testing/processor-ms'
import { parseList } from './parse-list'

/** Lines as `number|quantity`. */
const read = (text: string, format?: Parameters<typeof parseList>[1]) =>
  parseList(text, format).lines.map(line => `${line.input}|${line.quantity}`)

describe('delimiters', () => {
  it.each([
    [',', 'TN-2420,10\nDR-2400,2'],
    [';', 'TN-2420;10\nDR-2400;2'],
    ['\t', 'TN-2420\t10\nDR-2400\t2'],
    [' ', 'TN-2420 10\nDR-2400 2'],
  ])('QO-003 reads lists delimited by "%s"', (delimiter, text) => {
    expect(parseList(text).delimiter).toBe(delimiter)
    expect(read(text)).toEqual(['TN-2420|10', 'DR-2400|2'])
  })

  it.each([
    ['5\tTN-2420\nCW-CF283X\t3', ['5 TN-2420', '3 CW-CF283X']],
    ['CF259X, 10\n5\tTN-2420\n3x CW-CF283X', ['10 CF259X', '5 TN-2420', '3 CW-CF283X']],
    ['5;TN-2420\nCW-CF283X;3\nDR-2400;2', ['5 TN-2420', '3 CW-CF283X', '2 DR-2400']],
  ])('QO-003 reads rows that hold number and quantity the other way round: %j', (text, read) => {
    expect(parseList(text).lines.map(({ input, quantity }) => `${quantity} ${input}`)).toEqual(read)
  })

  it.each(['\n', '\r\n', '\r'])('reads line ends %j, and skips blank lines', end => {
    expect(read(['TN-2420;10', '', '  ', 'DR-2400;2', ''].join(end))).toEqual(['TN-2420|10', 'DR-2400|2'])
  })

  it('reads a list of numbers only, one a line or one after the other', () => {
    expect(read('TN-2420\nDR-2400\nTN 2410')).toEqual(['TN-2420|', 'DR-2400|', 'TN 2410|'])
    expect(read('TN-2420, DR-2400; 5'.replace('; 5', ', TN-2410'))).toEqual(['TN-2420|', 'DR-2400|', 'TN-2410|'])
  })

  it('drops the byte order mark', () => {
    expect(read('\uFEFFTN-2420;10')).toEqual(['TN-2420|10'])
  })

  it.each(['sep=;\r\n', '\uFEFFsep=;\n'])('drops %j, which Excel writes first', first => {
    expect(read(`${first}TN-2420;10\nDR-2400;2`)).toEqual(['TN-2420|10', 'DR-2400|2'])
  })

  it('QO-003 reads what a Chinese keyboard writes', () => {
    expect(read('货号，数量\nＴＮ－2420，１０\nDR-2400，3')).toEqual(['TN-2420|10', 'DR-2400|3'])
  })

  it('QO-003 reads the line ends of letters and slides, and drops no line between them', () => {
    expect(read('TN-2420;10\u2028DR-2400;2\vTN-2410;3')).toEqual(['TN-2420|10', 'DR-2400|2', 'TN-2410|3'])
  })
})

describe('words', () => {
  it.each([
    ['10x TN-2420', 'TN-2420|10'],
    ['TN-2420 1 000', 'TN-2420|1000'],
    ['TN 2420 2 000 pcs', 'TN 2420|2000 pcs'],
    ['CF259X x 1 000', 'CF259X|x 1000'],
    ['1 000 TN-2420', 'TN-2420|1000'],
    ['TN-2420 10 000', 'TN-2420|10000'],
    ['10 x TN-2420', 'TN-2420|10'],
    ['10 × TN-2420', 'TN-2420|10'],
    ['59X x 12', '59X|x 12'],
    ['12x 59X', '59X|12'],
    ['2000000103716 x 4', '2000000103716|x 4'],
    ['4 x 2000000103716', '2000000103716|4'],
    ['10 pcs TN-2420', 'TN-2420|10'],
    ['10 TN-2420', 'TN-2420|10'],
    ['TN-2420 10', 'TN-2420|10'],
    ['TN-2420 x10', 'TN-2420|x10'],
    ['TN-2420 10 Stk', 'TN-2420|10 Stk'],
    ['HP 59X', 'HP 59X|'],
    ['HP 59X; 1', 'HP 59X|1'],
    ['HP 59X;3', 'HP 59X|3'],
    ['HP 59X 5', 'HP 59X|5'],
    ['5x HP 59X', 'HP 59X|5'],
    ['59 x HP 305', 'HP 305|59'],
    ['CF259X x 3', 'CF259X|x 3'],
    ['5x CF259X', 'CF259X|5'],
    ['TN-2420 5x', 'TN-2420|5x'],
    ['HP 59X 5x', 'HP 59X|5x'],
    ['4977766753753 12', '4977766753753|12'],
    ['TN-2420 1.000', 'TN-2420|1.000'],
    ['TN-2420 1,000', 'TN-2420|1,000'],
    ['TN 2420', 'TN 2420|'],
    ['HP 305', 'HP 305|'],
    ['CF 259 A', 'CF 259 A|'],
    ['HP 300XL', 'HP 300XL|'],
    ['4977766753753', '4977766753753|'],
  ])('QO-003 reads "%s" as %s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('reads a mix of tables and words', () => {
    expect(read('TN-2420;10\n5x DR-2400\nTN-2410;3')).toEqual(['TN-2420|10', 'DR-2400|5', 'TN-2410|3'])
  })

  it('reads lines whose delimiter is not that of the list', () => {
    const text = 'CF259X\t3\nTK-5240C 2\n2000000100630;1\nDR-2400, 2'
    expect(read(text)).toEqual(['CF259X|3', 'TK-5240C|2', '2000000100630|1', 'DR-2400|2'])
  })
})

describe('headers', () => {
  it.each([
    ['Part number;Qty', 'English'],
    ['Artikelnummer;Menge', 'German'],
    ['Bestell-Nr.;Stück', 'German'],
    ['Référence;Quantité', 'French'],
    ['N° article;Qté', 'French'],
    ['Codice articolo;Quantità', 'Italian'],
    ['Numer części;Ilość', 'Polish'],
    ['Indeks;Szt.', 'Polish'],
    ['料号;数量', 'Chinese'],
  ])('finds "%s" (%s)', header => {
    const list = parseList(`${header}\nTN-2420;10\nDR-2400;2`)
    expect(list.hasHeader).toBe(true)
    expect(list.columns).toEqual(['number', 'quantity'])
    expect(list.lines).toEqual([
      { input: 'TN-2420', quantity: '10', row: 1 },
      { input: 'DR-2400', quantity: '2', row: 2 },
    ])
  })

  it('follows the header where columns are many or in another order', () => {
    const text = 'Pos;Menge;Bezeichnung;Artikelnummer;Preis\n1;10;Toner black 3K;TN-2420;12,50\n2;2;Drum;DR-2400;80,00'
    expect(read(text)).toEqual(['TN-2420|10', 'DR-2400|2'])
  })

  it('follows Chinese headings with any word in front', () => {
    expect(read('产品型号\t订购数量\nTN-2420\t10')).toEqual(['TN-2420|10'])
  })

  it('takes no line with digits for a header, and no text without header words', () => {
    expect(parseList('PART-100;10\nTN-2420;2').lines).toHaveLength(2)
    expect(parseList('ABC\nDEF').lines).toHaveLength(2)
  })
})

describe('columns without a header', () => {
  it.each([
    ['10;TN-2420\n2;DR-2400', ['quantity', 'number']],
    ['TN-2420;Toner black;10\nDR-2400;Drum;2', ['number', 'ignore', 'quantity']],
    ['1;TN-2420;10\n2;DR-2400;2\n3;TN-2410;7', ['ignore', 'number', 'quantity']],
    ['TN-2420;10;12,50\nDR-2400;2;80,00', ['number', 'quantity', 'ignore']],
    ['4977766753753;10\n4977766753760;2', ['number', 'quantity']],
    ['10023;5\n10077;12', ['number', 'quantity']],
    ['TN-2420;-5\nDR-2400;- 2', ['number', 'quantity']],
    ['TN-2420;-5', ['number', 'quantity']],
    ['TN-2420;+5', ['number', 'quantity']],
    ['TN-2420;2.5', ['number', 'quantity']],
    ['TN-2420;2,5\nDR-2400;1.5', ['number', 'quantity']],
    ['TN-2420;0\nDR-2400;ten\nTN-2410;2.5', ['number', 'quantity']],
    ['TN-2420;12.5;10\nDR-2400;80.5;2', ['number', 'ignore', 'quantity']],
    ['TN-2420;Toner black;12.50\nDR-2400;Drum;80.00', ['number', 'ignore', 'ignore']],
  ])('QO-003 guesses the roles of %j', (text, columns) => {
    expect(parseList(text).columns).toEqual(columns)
  })

  it('takes delimiter, heading and columns as given', () => {
    const format = { delimiter: ';', hasHeader: true, columns: ['ignore', 'number', 'quantity'] } as const
    expect(read('x;y;z\nTN-1;TN-2;3', format)).toEqual(['TN-2|3'])
  })
})

describe('nothing is dropped', () => {
  it('keeps quotes, doubled quotes, delimiters and line breaks inside a cell', () => {
    const text = '"TN-2420; black";10\r\n"12"" tape";2\r\n"two\nlines";3\r\nplain "quote";4'
    expect(read(text)).toEqual(['TN-2420; black|10', '12" tape|2', 'two lines|3', 'plain "quote"|4'])
  })

  it('keeps the text when a quote is never closed', () => {
    expect(read('"TN-2420;10\nDR-2400;2')).toEqual(['"TN-2420|10', 'DR-2400|2'])
  })

  it('keeps what Excel has damaged, and unwraps what it was made to keep', () => {
    expect(read('1,2E+11;5\n="0012";3')).toEqual(['1,2E+11|5', '0012|3'])
  })

  it.each([
    ['TN-2420,1,000\nDR-2400,2\nTN-2410,3', ['TN-2420|1,000', 'DR-2400|2', 'TN-2410|3']],
    ['TN-2420,1,500\nDR-2400,2', ['TN-2420|1,500', 'DR-2400|2']],
    ['Number,Qty\nTN-2420,1,500\nDR-2400, 12,250', ['TN-2420|1,500', 'DR-2400|12,250']],
    ['TN-2420,1,000', ['TN-2420|1,000']],
    ['TN-2420,1,000\nDR-2400,12,000', ['TN-2420|1,000', 'DR-2400|12,000']],
    ['Number,Qty,Price\nTN-2420,10,100\nDR-2400,2,250', ['TN-2420|10', 'DR-2400|2']],
  ])('QO-003 keeps thousands in a comma list, and columns apart: %j', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  it('keeps a row without a number', () => {
    expect(read('TN-2420;10;a\n;5;see mail\nDR-2400;2;b')).toEqual(['TN-2420|10', '5 see mail|', 'DR-2400|2'])
  })

  it('QO-003 keeps one line for each non-blank line of random text', () => {
    const words = ['TN-2420', '10', ';', ',', '\t', ' ', '"', '1.000', 'Qty', 'é', '=', '0']
    let seed = 7
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      return seed / 2 ** 31
    }
    for (let round = 0; round < 300; round++) {
      const rows = Array.from({ length: 5 }, () =>
        Array.from({ length: 4 }, () => words[Math.floor(random() * words.length)]).join(''),
      )
      const text = rows.map(row => `A1${row.replaceAll('"', '')}`).join('\n')
      const list = parseList(text)
      expect(list.lines.length, JSON.stringify(text)).toBe(list.rows.length - (list.hasHeader ? 1 : 0))
      expect(list.lines.length, JSON.stringify(text)).toBe(5)
      for (const line of list.lines) expect(line.input, JSON.stringify(text)).not.toBe('')
    }
  })
})

it('reads four times as many lines in about four times as long', () => {
  const fastest = (count: number) => {
    const text = `Artikelnummer;Menge\n${Array.from({ length: count }, (_, at) => `"TN-${1000 + at}";${at + 1}`).join('\n')}`
    const times = Array.from({ length: 10 }, () => {
      const started = processorMs()
      expect(parseList(text).lines).toHaveLength(count)
      return processorMs() - started
    })
    return Math.min(...times)
  }
  fastest(500)
  // Work that grows with the square of the lines would take sixteen times as long.
  expect(fastest(4000) / fastest(1000)).toBeLessThan(10)
})

it.each([
  ['cells', '1,'.repeat(130_000)],
  ['words', 'TN-2420 '.repeat(120_000)],
  ['an open quote', `a;"${'x;'.repeat(400_000)}`],
  ['doubled quotes', `"${'""'.repeat(300_000)}";1`],
])('F25 one line of very many %s is read without overflowing the stack', (_what, text) => {
  expect(parseList(text).lines.length).toBeGreaterThan(0)
})
