/** Files for tests, with the smallest content that is of their type. */

const CONTENTS = {
  pdf: '%PDF-1.7\n',
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xff\xd8\xff\xe0',
  docx: 'PK\x03\x04…word/document.xml',
  xlsx: 'PK\x03\x04…xl/workbook.xml',
  doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0',
  xls: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0k\0b\0o\0o\0k\0',
} as const

/** @param bytes length, filled up with zeros */
export function fileOf(type: keyof typeof CONTENTS, name = `note.${type}`, bytes?: number): File {
  const content = Buffer.from(CONTENTS[type], 'latin1')
  return new File(bytes === undefined ? [content] : [content, new Uint8Array(bytes - content.length)], name)
}
