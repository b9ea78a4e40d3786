/** A paged list against late, lost and failed answers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OwnNumber } from '../contract'
import * as accountCalls from '../contract/account'
import { rows, type ScriptedShop, scriptedShop } from '../testing/scripted-shop'
import { createPagedList, type PagedList, type PageQuery, withoutDefaults } from './paged-list'

interface Query extends PageQuery {
  keyword?: string | undefined
}

let opened: ScriptedShop
let list: PagedList<OwnNumber, Query>
beforeEach(async () => {
  opened = await scriptedShop()
  const { client } = opened.shop
  list = createPagedList<OwnNumber, Query>(opened.shop, {
    query: {},
    read: (query, options) => client.call(accountCalls.custNumbers, { query }, options),
  })
})
afterEach(() => {
  list.destroy()
  opened.shop.destroy()
})

const state = () => list.store.getState()
const numbers = () => state().rows.map(({ number }) => number)
const next = () => opened.next('account.custNumbers')
/** A page with one row. */
const page = (number: string, total = 1) => ({ ...rows([row(number)]), total })
const row = (number: string) => ({ goodsSkuId: 7, number, oemCode: 'TN-2420', custNumber: '', isAmbiguous: false })
/** Runs what an answer sets off. */
const settled = () => new Promise(resolve => setImmediate(resolve))

describe('pages and filters', () => {
  it('LIM-002 reads the first page of twenty at once', async () => {
    expect(state()).toMatchObject({ status: 'loading', rows: [], query: {} })
    const call = await next()
    expect(Object.fromEntries(call.query)).toEqual({ pageNum: '1', pageSize: '20' })
    call.answer(page('CW-1', 45))
    await expect.poll(state).toMatchObject({ status: 'ready', total: 45 })
    expect(numbers()).toEqual(['CW-1'])
  })

  it('asks for nothing as a visitor, and reads as soon as an account is signed in', async () => {
    ;(await next()).answer(page('CW-1'))
    await expect.poll(state).toMatchObject({ status: 'ready' })
    const asked = () => opened.calls().filter(name => name === 'account.custNumbers').length
    await opened.shop.signOut()
    list.reload()
    await settled()
    expect(asked()).toBe(1)
    await opened.switchTo(23)
    ;(await next()).answer(page('CW-2'))
    await expect.poll(numbers).toEqual(['CW-2'])
  })

  it('goes back to the first page with another filter, and keeps the filter on another page', async () => {
    ;(await next()).answer(page('CW-1', 45))
    list.change({ pageNum: 3 })
    expect((await next()).query.get('pageNum')).toBe('3')
    list.change({ keyword: 'TN' })
    expect(Object.fromEntries((await next()).query)).toEqual({ keyword: 'TN', pageNum: '1', pageSize: '20' })
    list.change({ pageNum: 2 })
    expect(Object.fromEntries((await next()).query)).toEqual({ keyword: 'TN', pageNum: '2', pageSize: '20' })
  })

  it('shows the last page in the place of one behind it', async () => {
    ;(await next()).answer(page('CW-1', 45))
    list.change({ pageNum: 9 })
    ;(await next()).answer({ ...rows([]), total: 45 })
    const last = await next()
    expect(last.query.get('pageNum')).toBe('3')
    last.answer(page('CW-41', 45))
    await expect.poll(state).toMatchObject({ status: 'ready', query: { pageNum: 3 } })
    expect(numbers()).toEqual(['CW-41'])
  })

  it('leaves what is blank or the default out of a query', () => {
    expect(withoutDefaults({ keyword: '', pageNum: 1, pageSize: 20 })).toEqual({})
    expect(withoutDefaults({ keyword: 'TN', pageNum: 2, pageSize: 40 }, { keyword: 'TN' })).toEqual({
      pageNum: 2,
      pageSize: 40,
    })
    expect(withoutDefaults<Query>({ keyword: undefined })).toEqual({})
  })
})

describe('races', () => {
  it('ignores an older answer that arrives after a newer one', async () => {
    const older = await next()
    list.change({ keyword: 'new' })
    const newer = await next()
    newer.answer(page('NEW'))
    await expect.poll(numbers).toEqual(['NEW'])
    older.answer(page('OLD'))
    await settled()
    expect(state()).toMatchObject({ status: 'ready', query: { keyword: 'new' } })
    expect(numbers()).toEqual(['NEW'])
  })

  it('ignores an older answer that arrives before a newer one', async () => {
    const older = await next()
    list.reload()
    const newer = await next()
    older.answer(page('OLD'))
    await settled()
    expect(state()).toMatchObject({ status: 'loading', rows: [] })
    newer.answer(page('NEW'))
    await expect.poll(numbers).toEqual(['NEW'])
  })

  it('never shows one account the rows of another', async () => {
    ;(await next()).answer(page('OF-22'))
    await expect.poll(numbers).toEqual(['OF-22'])
    list.reload()
    const late = await next()
    await opened.switchTo(33)
    expect(state()).toMatchObject({ status: 'loading', rows: [], total: 0 })
    late.answer(page('OF-22'))
    let own = await next()
    // The visitor in between asks too.
    while (own.token !== 'T33') own = await next()
    await settled()
    expect(numbers()).toEqual([])
    own.answer(page('OF-33'))
    await expect.poll(numbers).toEqual(['OF-33'])
  })

  it('changes nothing after it is destroyed', async () => {
    const call = await next()
    list.destroy()
    call.answer(page('LATE'))
    await settled()
    expect(state()).toMatchObject({ status: 'loading', rows: [] })
    await opened.switchTo(33)
    expect(opened.calls().filter(name => name === 'account.custNumbers')).toHaveLength(1)
  })

  it('does not break when the shop is destroyed under it', async () => {
    const call = await next()
    opened.shop.destroy()
    list.destroy()
    call.answer(page('LATE'))
    await settled()
    expect(state()).toMatchObject({ status: 'loading', rows: [] })
  })
})

describe('failures', () => {
  it('empties the list, and reads it with the next try', async () => {
    ;(await next()).answer(page('CW-1'))
    await expect.poll(numbers).toEqual(['CW-1'])
    list.change({ keyword: 'TN' })
    ;(await next()).answer({ code: 500, msg: 'down' })
    await expect.poll(state).toMatchObject({ status: 'failed', rows: [], total: 0, query: { keyword: 'TN' } })
    expect(state().error?.kind).toBe('server')
    list.reload()
    expect(state()).toMatchObject({ status: 'loading', error: undefined })
    const again = await next()
    expect(again.query.get('keyword')).toBe('TN')
    again.answer(page('CW-2'))
    await expect.poll(state).toMatchObject({ status: 'ready', error: undefined })
    expect(numbers()).toEqual(['CW-2'])
  })

  it('shows no failure of a read that another one has replaced', async () => {
    const older = await next()
    list.reload()
    const newer = await next()
    older.answer({ code: 500, msg: 'down' })
    newer.answer(page('NEW'))
    await expect.poll(numbers).toEqual(['NEW'])
    expect(state()).toMatchObject({ status: 'ready', error: undefined })
  })
})
