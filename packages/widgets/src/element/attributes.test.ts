import { describe, expect, it } from 'vitest'
import { parseAttribute, toAttributeName, UNREADABLE } from './attributes'
import { optionsFromData } from './page-config'

describe('attributes', () => {
  it.each([
    ['boolean', null, undefined],
    ['boolean', '', true],
    ['boolean', 'disabled', true],
    ['boolean', 'false', false],
    ['number', '12.5', 12.5],
    ['number', '', UNREADABLE],
    ['number', '12 lines', UNREADABLE],
    ['string', '', ''],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', '{a', UNREADABLE],
  ] as const)('reads %s %j', (type, text, expected) => {
    expect(parseAttribute(type, text)).toEqual(expected)
  })

  it('writes names in kebab-case', () => {
    expect(toAttributeName('maxLines')).toBe('max-lines')
  })

  it('turns data attributes of the script tag into options and leaves out what it cannot read', () => {
    expect(
      optionsFromData({ api: 'https://x.example/prod-api/', site: '5', language: 'de', clientId: 'intranet' }),
    ).toEqual({
      apiBase: 'https://x.example/prod-api',
      site: 5,
      language: 'de',
      clientId: 'intranet',
    })
    expect(optionsFromData({ api: '', site: 'five' })).toEqual({})
  })
})
