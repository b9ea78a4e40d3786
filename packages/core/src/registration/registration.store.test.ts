/** A registration against lost, late and refused answers. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CODE } from '../contract/codes'
import { jpegFile } from '../testing/files'
import { type ScriptedShop, scriptedShop } from '../testing/scripted-shop'
import { data } from '../testing/shop-replies'
import { createRegistration } from './registration.store'
import type { Registration, RegistrationField, RegistrationValues } from './registration.types'

let opened: ScriptedShop
let registration: Registration
beforeEach(async () => {
  opened = await scriptedShop()
  await opened.shop.signOut()
  opened.always('session.captcha', { code: 200, msg: '', img: 'iVBO', uuid: 'u1' })
  opened.always('site.countries', data([{ countryId: 1, countryIso2: 'DE', name: 'Germany' }]))
  opened.always('site.currencies', data([{ currency: 'EUR', name: 'Euro' }]))
  registration = createRegistration(opened.shop)
  await registration.load()
})
afterEach(() => {
  registration.destroy()
  opened.shop.destroy()
})

const state = () => registration.store.getState()
const fill = (values: Partial<RegistrationValues>) => {
  for (const [field, value] of Object.entries(values)) registration.set(field as keyof RegistrationValues, value)
}
const refused = (field: RegistrationField, problem: string) => ({
  code: CODE.REFUSED,
  msg: 'no',
  data: { field, problem },
})

it.each([
  ['vat', 'USt-IdNr.: DE 136 695 976', 'DE136695976'],
  ['vat', 'USt-IdNr.: DE 136 695 977', 'USt-IdNr.: DE 136 695 977'],
  ['email', 'Anke Roth <anke@firm.eu>', 'anke@firm.eu'],
  ['email', 'anke at firm.eu', 'anke at firm.eu'],
  ['company', ' Roth & Co ', ' Roth & Co '],
] as const)('VAL-003 REGI-009 the field %s that is left with “%s” shows “%s”', (field, entered, shown) => {
  fill({ countryIso2: 'DE', [field]: entered })
  registration.tidy(field)
  expect(state().values[field]).toBe(shown)
})

function fillStep1(): void {
  fill({ userName: 'anke', email: 'anke@firm.eu', emailVerificationCode: '123456', code: '1234' })
  fill({ password: 'Toner2026', checkPassword: 'Toner2026' })
}

async function passStep1(): Promise<void> {
  const pressed = registration.next()
  ;(await opened.next('registration.checkEmailAndAccount')).answer(data(true))
  ;(await opened.next('registration.checkAccount')).answer(data(true))
  await pressed
  expect(state().step).toBe(2)
}

async function fillStep2(): Promise<void> {
  fill({ company: 'Druckpartner GmbH', countryIso2: 'DE', vat: 'DE136695976', currency: 'EUR' })
  fill({ address1: 'Weg 1', postcode: '32758', city: 'Detmold' })
  registration.documents.add([jpegFile()])
  const file = { fileId: '0b1f3a52-6c1d-4e0e-9d4a-2f7f0a6a1c11', name: 'extract.jpg', type: 'jpg', size: 1000 }
  ;(await opened.next('registration.upload')).answer(data(file))
  await expect
    .poll(() => registration.documents.store.getState().entries.map(entry => entry.status))
    .toEqual(['checked'])
  registration.agree(true)
}

it('API-019 API-020 a second press while step 1 is checked sends nothing', async () => {
  fillStep1()
  const presses = [registration.next(), registration.next()]
  ;(await opened.next('registration.checkEmailAndAccount')).answer(data(true))
  ;(await opened.next('registration.checkAccount')).answer(data(true))
  expect(await Promise.all(presses)).toEqual([[], []])
  expect(opened.calls().filter(name => name === 'registration.checkEmailAndAccount')).toHaveLength(1)
  expect(opened.calls().filter(name => name === 'registration.checkAccount')).toHaveLength(1)
})

it('API-020 a name that is taken leaves the captcha unspent', async () => {
  fillStep1()
  const pressed = registration.next()
  ;(await opened.next('registration.checkEmailAndAccount')).answer(refused('userName', 'nameOccupied'))
  expect(await pressed).toEqual(['userName'])
  expect(state()).toMatchObject({ step: 1, problems: { userName: 'nameOccupied' }, values: { code: '1234' } })
  expect(opened.calls()).not.toContain('registration.checkAccount')
})

it('API-021 the same registration sent again after a lost answer carries the same key', async () => {
  fillStep1()
  await passStep1()
  await fillStep2()
  const pressed = registration.next()
  const first = await opened.next('registration.register')
  first.answer({ code: 500, msg: 'Out of order' })
  await pressed
  expect(state().step).toBe(2)
  const again = registration.next()
  const second = await opened.next('registration.register')
  expect(second.key).toBe(first.key)
  second.answer(data(true))
  await again
  expect(state()).toMatchObject({ step: 3, values: { userName: 'anke', password: '', company: '' } })
})

it('REGI-003 a code that has run out at step 2 leads back to it, with another captcha', async () => {
  fillStep1()
  await passStep1()
  await fillStep2()
  const pressed = registration.next()
  ;(await opened.next('registration.register')).answer(refused('emailVerificationCode', 'codeWrong'))
  expect(await pressed).toEqual(['emailVerificationCode', 'code'])
  expect(state()).toMatchObject({ step: 1, values: { company: 'Druckpartner GmbH', code: '' } })
  // What was passed is not passed any more.
  registration.goTo(2)
  expect(state().step).toBe(1)
})
