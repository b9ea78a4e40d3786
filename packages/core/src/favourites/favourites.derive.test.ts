import { expect, it } from 'vitest'
import { favourite } from '../testing/builders'
import { filterFavourites } from './favourites.derive'

const rows = [favourite({ number: 'TN-241', oemCode: 'C241A' }), favourite({ number: 'DR-243', oemCode: 'B090' })]
const numbers = (text: string) => filterFavourites(rows, text).map(row => row.number)

it('FAV-002 keeps rows whose part number holds the text', () => {
  expect(numbers('241')).toEqual(['TN-241'])
  expect(numbers(' dr-2 ')).toEqual(['DR-243'])
  expect(numbers('')).toEqual(['TN-241', 'DR-243'])
  expect(numbers('999')).toEqual([])
})

it('FAV-003 keeps rows whose OEM code holds the text', () => {
  expect(numbers('C241')).toEqual(['TN-241'])
  expect(numbers('b09')).toEqual(['DR-243'])
})
