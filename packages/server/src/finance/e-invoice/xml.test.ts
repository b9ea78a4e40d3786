import { describe, expect, it } from 'vitest'
import { element, group, optional, writeXml } from './xml'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const written = (text: string, attributes = {}) =>
  writeXml(element('a', text, attributes))
    .toString('utf8')
    .slice(HEAD.length)

describe('XML', () => {
  it('escapes what would be read as markup, in texts and in attributes', () => {
    expect(written('</a><b>&"\'')).toBe('<a>&lt;/a&gt;&lt;b&gt;&amp;"\'</a>')
    expect(written('x', { k: '"<&>\'' })).toBe('<a k="&quot;&lt;&amp;&gt;&apos;">x</a>')
    expect(written(']]>')).toBe('<a>]]&gt;</a>')
  })

  it('keeps line ends and tabs, which readers would change', () => {
    expect(written('a\nb\tc\rd')).toBe('<a>a\nb\tc&#13;d</a>')
    expect(written('', { k: 'a\nb\tc\rd' })).toBe('<a k="a&#10;b&#9;c&#13;d"/>')
  })

  it.each(['\u0000', '\u0008', '\u000b', '\u001f', '\u007f', '\u009f', '\ud800', '\ufffe', '\ufdd0', '\u{1fffe}'])(
    'refuses the character %j',
    character => {
      expect(() => written(`a${character}b`)).toThrow(RangeError)
      expect(() => written('', { k: character })).toThrow(RangeError)
    },
  )

  it('writes every other character as UTF-8 without a byte order mark', () => {
    expect([...writeXml(element('a', 'Łódź €𝄞'))].slice(0, 5)).toEqual([...Buffer.from('<?xml')])
    expect(written('Łódź €𝄞')).toBe('<a>Łódź €𝄞</a>')
  })

  it('refuses a name that would open another element', () => {
    expect(() => writeXml(element('a b', ''))).toThrow(RangeError)
    expect(() => writeXml(element('a', '', { 'b="" c': '' }))).toThrow(RangeError)
  })

  it('leaves out what is missing', () => {
    const root = element('r:a', [
      optional('b', ''),
      optional('c', null),
      group('d', [undefined, null]),
      element('e', '1'),
    ])
    expect(writeXml(root).toString('utf8')).toBe(`${HEAD}<r:a><e>1</e></r:a>`)
  })
})
