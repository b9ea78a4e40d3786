/** Choices of site and language on the page of a host: in localStorage, because a cookie would go to the host's server. */
import { readKept } from '../contract/read-shape'
import { number, object, string } from '../contract/shape'
import type { ShopStorage } from '../shop.types'
import { toJson } from '../to-json'
import { pageStorage } from './host'
import { memoryStorage, webStorage } from './storage'

const MS_PER_DAY = 86_400_000
const choiceShape = object({ value: string, until: number })

/**
 * Named `cw-<name><suffix>`. A choice ends when its days are over; without days it lasts as long as the page, as does what the reader
 * does not let us keep.
 */
export function hostChoices(suffix: string): ShopStorage {
  const kept = webStorage(pageStorage('localStorage'), suffix)
  const unkept = memoryStorage()
  const read = (name: string): string | undefined => {
    try {
      const choice = readKept(choiceShape, JSON.parse(kept.get(`cw-${name}`) ?? 'null'))
      return choice && choice.until > Date.now() ? choice.value : undefined
    } catch {
      return undefined
    }
  }
  return {
    get: name => read(name) ?? unkept.get(name),
    set: (name, value, days) => {
      if (days !== undefined) kept.set(`cw-${name}`, toJson({ value, until: Date.now() + days * MS_PER_DAY }))
      if (read(name) === value) unkept.remove(name)
      else unkept.set(name, value)
    },
    remove: name => {
      unkept.remove(name)
      kept.remove(`cw-${name}`)
    },
  }
}
