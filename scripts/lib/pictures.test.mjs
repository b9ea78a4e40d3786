import { expect, it } from 'vitest'
import { findLostPictures } from './pictures.mjs'

it('every picture of the documents is there, and is drawn by npm run screenshots', async () => {
  expect(await findLostPictures()).toEqual([])
})
