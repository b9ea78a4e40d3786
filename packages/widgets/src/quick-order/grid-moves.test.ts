import { describe, expect, it } from 'vitest'
import { moveFor, type Place, type Pressed } from './grid-moves'

const SIZE = { rows: 30, lines: 25, page: 10 }
const press = (key: string, place: Place, mods: Partial<Pressed> = {}) =>
  moveFor({ key, shift: false, ctrl: false, ...mods }, place, SIZE)
const at = (row: number, column: Place['column']): Place => ({ row, column })

describe('keys of the grid', () => {
  it('move by one cell, and stop at the edges', () => {
    expect(press('ArrowDown', at(3, 'qty'))).toEqual(at(4, 'qty'))
    expect(press('ArrowUp', at(0, 'qty'))).toEqual(at(0, 'qty'))
    expect(press('ArrowDown', at(29, 'number'))).toEqual(at(29, 'number'))
    expect(press('ArrowLeft', at(3, 'qty'))).toEqual(at(3, 'available'))
    expect(press('ArrowLeft', at(3, 'number'))).toEqual(at(3, 'number'))
  })

  it('move from the last cell into the fixes below the line, and back', () => {
    expect(press('ArrowRight', at(3, 'remove'))).toEqual(at(3, 'fix0'))
    expect(press('ArrowRight', at(3, 'fix0'))).toEqual(at(3, 'fix1'))
    expect(press('ArrowLeft', at(3, 'fix0'))).toEqual(at(3, 'remove'))
    expect(press('ArrowDown', at(3, 'fix1'))).toEqual(at(4, 'number'))
  })

  it('reach the ends with Home, End and Ctrl, the last line rather than the empty rows below it', () => {
    expect(press('Home', at(7, 'amount'))).toEqual(at(7, 'number'))
    expect(press('End', at(7, 'number'))).toEqual(at(7, 'remove'))
    expect(press('ArrowDown', at(7, 'qty'), { ctrl: true })).toEqual(at(24, 'qty'))
    expect(press('ArrowUp', at(7, 'qty'), { ctrl: true })).toEqual(at(0, 'qty'))
    expect(press('End', at(7, 'qty'), { ctrl: true })).toEqual(at(24, 'remove'))
    expect(press('Home', at(7, 'qty'), { ctrl: true })).toEqual(at(0, 'number'))
  })

  it('pass ten rows with Page Up and Page Down', () => {
    expect(press('PageDown', at(3, 'qty'))).toEqual(at(13, 'qty'))
    expect(press('PageDown', at(25, 'qty'))).toEqual(at(29, 'qty'))
    expect(press('PageUp', at(3, 'qty'))).toEqual(at(0, 'qty'))
  })

  it('go from number to quantity to the next line with Tab, and leave the grid at its ends', () => {
    expect(press('Tab', at(3, 'number'))).toEqual(at(3, 'qty'))
    expect(press('Tab', at(3, 'qty'))).toEqual(at(4, 'number'))
    expect(press('Tab', at(29, 'qty'))).toBeUndefined()
    expect(press('Tab', at(3, 'number'), { shift: true })).toEqual(at(2, 'qty'))
    expect(press('Tab', at(0, 'number'), { shift: true })).toBeUndefined()
  })

  it('leave all other keys to the browser', () => {
    expect(press('a', at(3, 'number'))).toBeUndefined()
    expect(press('Escape', at(3, 'number'))).toBeUndefined()
  })
})
