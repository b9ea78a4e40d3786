import { expect, it } from 'vitest'
import { personInitials, personName } from './person-name'

it.each([
  [{ userName: 'buyer.nl', firstName: 'Sanne', lastName: 'de Wit' }, 'Sanne de Wit', 'SW'],
  [{ userName: 'buyer.fr', firstName: ' Élodie ', lastName: '' }, 'Élodie', 'É'],
  [{ userName: 'buyer.pl', firstName: '', lastName: 'Łukasik' }, 'Łukasik', 'Ł'],
  [{ userName: 'buyer.nl', firstName: ' ', lastName: '' }, 'buyer.nl', 'BN'],
  [{ userName: 'anna' }, 'anna', 'A'],
  [{ userName: 'x', firstName: '𝒜da', lastName: 'van den berg' }, '𝒜da van den berg', '𝒜V'],
])('N14 LAY-016 the account %j is called %s, in short %s', (account, name, initials) => {
  expect(personName(account)).toBe(name)
  expect(personInitials(account)).toBe(initials)
})
