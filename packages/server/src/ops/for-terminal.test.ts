import { expect, it } from 'vitest'
import { forTerminal, toJson } from './for-terminal'

it('prints no character that steers the terminal', () => {
  expect(forTerminal('“\u001b[2J\u009b31m\u202eOffer” sent\n\tto all')).toBe('“�[2J�31m�Offer” sent\n\tto all')
  expect(toJson({ title: '\u001b[2J\u009b31m' })).toBe('{\n  "title": "\\u001b[2J\\u009b31m"\n}')
})
