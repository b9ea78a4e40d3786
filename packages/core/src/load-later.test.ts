import { describe, expect, it } from 'vitest'
import { ShopError } from './errors/shop-error'
import { loadLater } from './load-later'

const said: string[] = []
const thing = {
  say: (word: string) => {
    said.push(word)
    return word
  },
}

/** Code that does not arrive the first few times. */
function code(failures: number) {
  const tries: number[] = []
  const load = async () => {
    tries.push(tries.length)
    if (tries.length <= failures) throw new TypeError('no network')
    return thing
  }
  return { tries, load }
}

describe('what is loaded with the first call', () => {
  it('is not asked for before, once for many calls, and does them in their order', async () => {
    said.length = 0
    const { tries, load } = code(0)
    const { say } = loadLater(load, ['say'], () => undefined)
    expect(tries).toHaveLength(0)
    expect(await Promise.all([say('a'), say('b'), say('c')])).toEqual(['a', 'b', 'c'])
    expect(said).toEqual(['a', 'b', 'c'])
    expect(tries).toHaveLength(1)
  })

  it('tells a dead network as such, and is asked for again at the next call', async () => {
    const { load } = code(1)
    const failures: ShopError[] = []
    const { say } = loadLater(load, ['say'], error => failures.push(error))
    expect(await say('lost')).toBeUndefined()
    expect(failures).toMatchObject([{ kind: 'network' }])
    expect(await say('here')).toBe('here')
  })

  it('rejects where the caller wants to know', async () => {
    const { say } = loadLater(code(1).load, ['say'])
    await expect(say('lost')).rejects.toBeInstanceOf(ShopError)
    expect(await say('here')).toBe('here')
  })
})
