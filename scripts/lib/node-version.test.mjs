import { expect, it } from 'vitest'
import { checkNodeVersion } from './node-version.mjs'

it.each(['20.19.0', '20.19.1', '20.20.0', '22.0.0', '24.1.3'])('accepts Node %s', version => {
  expect(checkNodeVersion(version)).toBeUndefined()
})

it.each(['20.18.9', '18.20.8', '8.0.0'])('explains what is wrong with Node %s', version => {
  expect(checkNodeVersion(version)).toContain(`this is ${version}`)
})
