import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inLanes } from './in-lanes.mjs'

it('does everything in its order, so many at a time', async () => {
  const begun = []
  let [running, most] = [0, 0]
  await inLanes(2, ['a', 'b', 'c', 'd', 'e'], async item => {
    begun.push(item)
    most = Math.max(most, ++running)
    await delay(1)
    running -= 1
  })
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect([most, running]).toEqual([2, 0])
})

it('begins nothing more after a failure', async () => {
  const begun = []
  let finish
  const other = new Promise(resolve => {
    finish = resolve
  })
  const work = async item => {
    begun.push(item)
    if (item === 'broken') throw new Error('no build')
    await other
  }
  await expect(inLanes(2, ['long', 'broken', 'next'], work)).rejects.toThrow('no build')
  finish()
  await other
  expect(begun).toEqual(['long', 'broken'])
})
