import { expect, it } from 'vitest'
import { readHandOver } from './hand-over-path'

it.each([
  ['#code=A%2BB&to=%2Forder%2Fconfirm%3Fa%3D1', { code: 'A+B', to: '/order/confirm?a=1' }],
  ['#code=A&to=%2F%2Fevil.example', { code: 'A', to: '/index' }],
  ['#code=A&to=https%3A%2F%2Fevil.example', { code: 'A', to: '/index' }],
  ['#code=A', { code: 'A', to: '/index' }],
  ['#to=%2Findex', undefined],
  ['', undefined],
])('the landing page reads %s', (hash, read) => expect(readHandOver(hash)).toEqual(read))
