import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { errorOfAnswer, errorOfStatus } from '../errors/response-errors'
import { type ErrorContext, ShopError } from '../errors/shop-error'
import { errorOfFailure } from '../errors/to-shop-error'
import type { I18n } from '../i18n/i18n.types'
import { anI18n } from '../testing/an-i18n'
import { createMessages } from './messages'
import type { Messages } from './messages.types'

let i18n: I18n
let messages: Messages
beforeEach(() => {
  i18n = anI18n('en')
  messages = createMessages({ i18n })
})
const items = () => messages.store.getState().items
const refused = (code: number, at: ErrorContext) => errorOfAnswer(code, at, i18n)
const shown = async (thrown: unknown) => {
  await messages.showError(thrown)
  return items().map(({ kind, text, durationMs }) => ({ kind, text, durationMs }))
}

describe('what a failure says', () => {
  it('ERR-005 code 403 has its fixed text', async () => {
    expect(await shown(refused(403, { msg: 'other' }))).toMatchObject([
      { kind: 'notification', text: 'Current operation has no permissions' },
    ])
  })

  it('ERR-006 code 404 says what the server says, else its default text', async () => {
    expect(await shown(refused(404, { msg: 'No such order.' }))).toMatchObject([{ text: 'No such order.' }])
    messages.dismiss(items()[0]?.id ?? 0)
    expect(await shown(refused(404, {}))).toMatchObject([{ text: 'The access resource does not exist' }])
  })

  it('ERR-007 code 500 is an error message with the words of the server', async () => {
    expect(await shown(refused(500, { msg: 'x' }))).toMatchObject([{ kind: 'error', text: 'x' }])
  })

  it.each([601, 605, 777, 400, 603])('ERR-008 code %i is a notification with the words of the server', async code => {
    expect(await shown(refused(code, { msg: 'y' }))).toMatchObject([{ kind: 'notification', text: 'y' }])
  })

  it('ERR-009 without words it is an unknown system error', async () => {
    const text = 'Unknown system error, please feedback to administrator'
    expect(await shown(refused(601, {}))).toMatchObject([{ kind: 'notification', text }])
    expect(await shown(refused(500, { msg: '' }))).toMatchObject([{ text }, { kind: 'error', text }])
  })

  it('ERR-010 a broken connection, a time-out and an HTTP status each have a text, for 5 s', async () => {
    await shown(errorOfFailure(new TypeError('failed'), { call: 'cart.stat' }, 'network'))
    await shown(errorOfFailure(new Error('late'), { call: 'cart.stat' }, 'timeout'))
    const all = await shown(errorOfStatus(502, {}))
    expect(all).toMatchObject(Array(3).fill({ kind: 'error', durationMs: 5000 }))
    expect(new Set(all.map(({ text }) => text)).size).toBe(3)
    expect(all[2]?.text).toContain('502')
  })

  it('a file of the shop that did not arrive is reported as such', async () => {
    const text = expect.stringMatching(/^Something did not load\./)
    expect(await shown(new ShopError('network', 'no file'))).toMatchObject([{ kind: 'error', text }])
  })

  it('ERR-011 a refused sign-in and a call that was stopped show nothing', async () => {
    expect(await shown(refused(401, {}))).toEqual([])
    expect(await shown(errorOfStatus(401, {}))).toEqual([])
    expect(await shown(errorOfFailure(undefined, {}, 'aborted'))).toEqual([])
  })

  it('any other exception is an unknown error, without its inside', async () => {
    const [message] = await shown(new TypeError('x is not a function'))
    expect(message?.text).toBe('Unknown system error, please feedback to administrator')
    messages.dismiss(items()[0]?.id ?? 0)
    const [malformed] = await shown(new ShopError('malformed', 'session.info: not a JSON object'))
    expect(malformed?.text).not.toContain('JSON')
  })

  it('it is said in the language of the reader', async () => {
    await i18n.setLanguage('de')
    expect(await shown(refused(403, {}))).toMatchObject([{ text: 'Keine Berechtigung für diesen Vorgang' }])
  })
})

describe('the list', () => {
  it('a text that is on the screen already is not shown twice, its kind counts', () => {
    const id = messages.show({ kind: 'success', text: 'Saved' })
    expect(messages.show({ kind: 'success', text: 'Saved' })).toBe(id)
    expect(messages.show({ kind: 'error', text: 'Saved' })).not.toBe(id)
    messages.dismiss(id)
    expect(items().map(({ kind }) => kind)).toEqual(['error'])
    expect(messages.show({ kind: 'success', text: 'Saved' })).toBeGreaterThan(id)
  })

  it('ERR-010 a repeated message is shown again; thirty equal messages at once are shown as one', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const failed = () => messages.show({ kind: 'error', text: 'No connection' })
    const first = failed()
    messages.show({ kind: 'info', text: 'Saved' })
    for (let again = 0; again < 30; again += 1) expect(failed()).toBe(first)
    vi.advanceTimersByTime(2_000)
    expect(failed()).toBeGreaterThan(first)
    expect(items().map(({ text }) => text)).toEqual(['Saved', 'No connection'])
  })

  it('a duration of 0 stays until closed', () => {
    messages.show({ kind: 'info', text: 'Stays', durationMs: 0 })
    expect(items()[0]?.durationMs).toBe(0)
  })

  it('a message with an action stays until the page changes, and then for its usual time', () => {
    const action = { label: 'Undo', run: () => undefined }
    messages.show({ kind: 'success', text: 'Deleted', durationMs: 9000, action })
    messages.show({ kind: 'info', text: 'Saved' })
    expect(items().map(({ durationMs }) => durationMs)).toEqual([0, 5000])
    messages.leavePage()
    expect(items().map(({ durationMs }) => durationMs)).toEqual([4000, 5000])
  })

  it('what has left can still be read, the last twenty', () => {
    for (let n = 1; n <= 21; n += 1) messages.dismiss(messages.show({ kind: 'error', text: `Failure ${n}` }))
    expect(items()).toEqual([])
    const past = messages.store.getState().past.map(({ text }) => text)
    expect(past).toHaveLength(20)
    expect([past[0], past.at(-1)]).toEqual(['Failure 2', 'Failure 21'])
  })
})
