import { expect, it } from 'vitest'
import { inPieces } from './output.mjs'

function recorder() {
  const written = []
  return { written, stream: { write: chunk => written.push(chunk) } }
}

it('writes each section in one piece when it ends', () => {
  const { written, stream } = recorder()
  const begin = inPieces({ before: () => written.push('-') })
  const [first, second] = [begin(), begin()]
  first.write('1a', stream)
  second.write('2a', stream)
  first.write('1b', stream)
  expect(written).toEqual([])
  second.end()
  expect(written).toEqual(['-', '2a'])
  first.end()
  expect(written).toEqual(['-', '2a', '-', '1a', '1b'])
})

it('writes the only section as it comes', () => {
  const { written, stream } = recorder()
  const only = inPieces({ isLive: true })()
  only.write('a', stream)
  only.write('b', stream)
  expect(written).toEqual(['a', 'b'])
  only.end()
  expect(written).toEqual(['a', 'b'])
})
