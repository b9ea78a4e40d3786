/** A draft of a return against other pages that have it too. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Return } from '../contract'
import { CODE } from '../contract/codes'
import { rows, type ScriptedShop, scriptedShop } from '../testing/scripted-shop'
import { data } from '../testing/shop-replies'
import { createReturnForm } from './return-form.store'

const draft = (change: Partial<Return> = {}): object => ({
  id: 7,
  rmaNo: 'RMA-7KXM2QPDA',
  idNo: '7',
  status: 'draft',
  version: 3,
  placedBy: 'Anke Jansen',
  reason: null,
  returnTime: '2026-11-17 09:12:00',
  updateTime: '2026-11-17 15:12:00',
  deliveryType: null,
  trackingNo: '',
  forwarder: '',
  otherForwarder: '',
  files: [],
  returnAddress: null,
  note: '',
  lines: [],
  currency: 'EUR',
  amount: 0,
  fee: 0,
  shipping: 0,
  courierCost: 0,
  vatRate: 21,
  vat: 0,
  total: 0,
  problems: [],
  answerBy: null,
  creditNotes: [],
  events: [],
  ...change,
})
const refused = (newer: object) => ({
  code: CODE.REFUSED,
  msg: 'This return was changed on another page.',
  data: { newer },
})

let scripted: ScriptedShop
beforeEach(async () => {
  vi.useFakeTimers()
  scripted = await scriptedShop()
  scripted.always('account.listAddresses', rows([]))
  scripted.always('rma.get', data(draft()))
  scripted.always('rma.estimate', data({ ...draft(), lines: [] }))
})
afterEach(() => vi.useRealTimers())

async function open() {
  const form = createReturnForm(scripted.shop, { id: 7 })
  await vi.waitFor(() => expect(form.store.getState().status).toBe('ready'), { timeout: 20_000 })
  return form
}
const savingOf = (form: Awaited<ReturnType<typeof open>>) => form.store.getState().saving
const typed = async (form: Awaited<ReturnType<typeof open>>, note: string) => {
  form.set({ note })
  await vi.advanceTimersByTimeAsync(1_000)
}

it('RMA-005 what another page has saved is offered, and what stands here can be saved over it', async () => {
  const form = await open()
  await typed(form, 'Two leak.')
  ;(await scripted.next('rma.save')).answer(refused(draft({ version: 4, note: 'Three leak.' })))
  await vi.waitFor(() => expect(savingOf(form)).toBe('conflict'), { timeout: 20_000 })
  form.resolve('mine')
  const saved = await scripted.next('rma.save')
  expect(saved.body).toMatchObject({ version: 4, note: 'Two leak.' })
  saved.answer(data(draft({ version: 5, note: 'Two leak.' })))
  await vi.waitFor(() => expect(savingOf(form)).toBe('saved'), { timeout: 20_000 })
})

it('RMA-005 what is typed while a submission is refused is saved, and is not called saved before', async () => {
  const form = await open()
  const submitted = form.submit()
  const sent = await scripted.next('rma.submit')
  form.set({ note: 'Two leak.' })
  sent.answer(refused(draft({ problems: ['NO_LINES'] })))
  await submitted
  expect(savingOf(form)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  const saved = await scripted.next('rma.save')
  expect(saved.body).toMatchObject({ version: 3, note: 'Two leak.' })
  saved.answer(data(draft({ version: 4, note: 'Two leak.' })))
  await vi.waitFor(() => expect(savingOf(form)).toBe('saved'), { timeout: 20_000 })
})

it.each(['rma.save', 'rma.submit'] as const)(
  'RMA-005 a draft that another page has submitted is gone here, when %s says so',
  async call => {
    const form = await open()
    if (call === 'rma.save') await typed(form, 'Two leak.')
    else void form.submit()
    ;(await scripted.next(call)).answer(refused(draft({ status: 'application for return' })))
    await vi.waitFor(() => expect(form.store.getState().status).toBe('missing'), { timeout: 20_000 })
    expect(savingOf(form)).toBe('none')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(scripted.calls().filter(name => name === 'rma.save')).toHaveLength(call === 'rma.save' ? 1 : 0)
  },
)

it('RMA-005 what is typed after a conflict keeps the question, and saves nothing until it is answered', async () => {
  const form = await open()
  await typed(form, 'Two leak.')
  ;(await scripted.next('rma.save')).answer(refused(draft({ version: 4, note: 'Three leak.' })))
  await vi.waitFor(() => expect(savingOf(form)).toBe('conflict'), { timeout: 20_000 })
  await typed(form, 'Two leak, one is broken.')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(savingOf(form)).toBe('conflict')
  expect(scripted.calls().filter(name => name === 'rma.save')).toHaveLength(1)
  form.resolve('mine')
  expect((await scripted.next('rma.save')).body).toMatchObject({ version: 4, note: 'Two leak, one is broken.' })
})
