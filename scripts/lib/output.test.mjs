import { expect, it } from 'vitest'
import { inTurn } from './output.mjs'

it('writes the oldest section as it comes and keeps the others whole until their turn', () => {
  const written = []
  const stream = { write: chunk => written.push(chunk) }
  const begin = inTurn()
  const [first, second, third] = [begin(), begin(), begin()]
  first.write('1a', stream)
  third.write('3a', stream)
  second.write('2a', stream)
  expect(written).toEqual(['1a'])
  third.end()
  first.write('1b', stream)
  first.end()
  expect(written).toEqual(['1a', '1b', '2a'])
  second.write('2b', stream)
  second.end()
  expect(written).toEqual(['1a', '1b', '2a', '2b', '3a'])
})
