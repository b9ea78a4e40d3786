/** What sub-accounts see in the place of the company's prices (ACC-008, ACC-013 to ACC-015). */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AccountPrice, CallInput, CallResult, PriceRule } from '../contract'
import * as accountCalls from '../contract/account'
import { isShopError, type ShopError } from '../errors/shop-error'
import { defineFeature } from '../feature'
import { isObject } from '../is-object'
import { PAGE_SIZE } from '../limits'
import { createAttempts } from '../orders/idempotency-key'
import { ROUNDINGS, type Rounding, readCsvList, readPercent, readPrice } from '../rules'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import { createSignedInRead } from './signed-in-read'

export type PriceImport = CallResult<'account.importPrices'>
type ImportRows = CallInput<'account.importPrices'>['body']['rows']
/** Key of the text beside a field. */
export type PriceProblem = 'accountMissing' | 'numberMissing' | 'numberUnknown' | 'priceInvalid' | 'percentInvalid'
export type PriceField = 'account' | 'number' | 'price' | 'percent'

export interface AccountPricesState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  /** The sub-accounts of the company, each with its rule. */
  rules: readonly PriceRule[]
  /** Whose prices are shown; undefined shows those of all. */
  accountId: number | undefined
  page: number
  rows: readonly AccountPrice[]
  total: number
  /** As typed. */
  number: string
  price: string
  percent: string
  rounding: Rounding
  problems: Partial<Record<PriceField, PriceProblem>>
  /** What an import would do, or has done. */
  report: PriceImport | undefined
}

export interface AccountPrices {
  store: StoreApi<AccountPricesState>
  /** Never rejects. */
  load(): Promise<void>
  choose(accountId: number | undefined): Promise<void>
  turn(page: number): Promise<void>
  set(field: 'number' | 'price' | 'percent', value: string): void
  setRounding(rounding: Rounding): void
  /** @returns what was stored, or undefined @source VAL-037 */
  savePrice(): Promise<AccountPrice | undefined>
  /** @returns what was stored, or undefined; a blank percentage takes the rule away */
  saveRule(): Promise<PriceRule | undefined>
  /** Back to the rule. */
  remove(row: AccountPrice): Promise<void>
  /** Reads a CSV text, and reports what it would change. */
  readImport(text: string): Promise<void>
  /** Stores what the report shows. */
  applyImport(): Promise<void>
  closeImport(): void
}

type Home = Pick<Shop, 'client' | 'session' | 'messages' | 'drafts'>

/** What is typed, and for whom. */
type Typed = Pick<AccountPricesState, 'accountId' | 'number' | 'price' | 'percent' | 'rounding'>

function createAccountPrices(shop: Home): AccountPrices {
  const { client, messages } = shop
  const store = createStore<AccountPricesState>(() => ({
    ...{ status: 'idle', error: undefined, rules: [], accountId: undefined, page: 1, rows: [], total: 0 },
    ...{ number: '', price: '', percent: '', rounding: 'cent', problems: {}, report: undefined },
  }))
  const attempts = createAttempts()
  let imported: ImportRows = []

  const typed = (): Typed => {
    const { accountId, number, price, percent, rounding } = store.getState()
    return { accountId, number, price, percent, rounding }
  }

  const reader = createSignedInRead<AccountPricesState, Typed>(shop, store, {
    read: async signal => {
      const { accountId, page } = store.getState()
      const query = {
        ...{ pageNum: page, pageSize: PAGE_SIZE },
        ...(accountId !== undefined && { accountId }),
      }
      const options = { signal, silent: true }
      const [rules, prices] = await Promise.all([
        client.call(accountCalls.priceRules, undefined, options),
        client.call(accountCalls.prices, { query }, options),
      ])
      return { rules: rules.rows, rows: prices.rows, total: prices.total }
    },
    typed: { what: 'account-price', entered: typed, parse: parseTyped, put: kept => store.setState(kept) },
  })
  const { load } = reader

  const complain = (problems: AccountPricesState['problems']) => {
    store.setState({ problems })
    return undefined
  }

  async function sendImport(apply: boolean): Promise<void> {
    const body = { rows: imported, apply }
    const idempotencyKey = attempts.keyOf(toJson(body))
    const report = await client.call(accountCalls.importPrices, { body }, { idempotencyKey })
    attempts.forget()
    store.setState({ report })
    if (apply) await load()
  }

  return {
    store,
    load,
    choose: accountId => {
      const rule = store.getState().rules.find(row => row.accountId === accountId)
      store.setState({
        ...{ accountId, page: 1, problems: {} },
        ...{ percent: rule?.percent == null ? '' : String(rule.percent), rounding: rule?.rounding ?? 'cent' },
      })
      return load()
    },
    turn: page => {
      store.setState({ page })
      return load()
    },
    set: (field, value) =>
      store.setState(state => ({ ...state, [field]: value, problems: { ...state.problems, [field]: undefined } })),
    setRounding: rounding => store.setState({ rounding }),
    savePrice: async () => {
      const { accountId, number, price: typed } = store.getState()
      const price = readPrice(typed)
      const problems: AccountPricesState['problems'] = {
        ...(accountId === undefined && { account: 'accountMissing' as const }),
        ...(number.trim() === '' && { number: 'numberMissing' as const }),
        ...(price === undefined && { price: 'priceInvalid' as const }),
      }
      if (accountId === undefined || price === undefined || Object.keys(problems).length > 0) return complain(problems)
      let saved: AccountPrice
      try {
        const body = { accountId, number: number.trim(), price }
        const idempotencyKey = attempts.keyOf(toJson(body))
        saved = await client.call(accountCalls.setPrice, { body }, { idempotencyKey, silent: true })
        attempts.forget()
      } catch (thrown) {
        if (isShopError(thrown, 'not-found')) return complain({ number: 'numberUnknown' })
        await messages.showError(thrown)
        return undefined
      }
      reader.forget()
      store.setState({ number: '', price: '', problems: {} })
      await load()
      return saved
    },
    saveRule: async () => {
      const { accountId, percent: typed, rounding } = store.getState()
      const percent = typed.trim() === '' ? null : readPercent(typed)
      if (accountId === undefined) return complain({ account: 'accountMissing' })
      if (percent === undefined) return complain({ percent: 'percentInvalid' })
      const rule = await client.call(accountCalls.setPriceRule, { body: { accountId, percent, rounding } })
      store.setState({ problems: {} })
      await load()
      return rule
    },
    remove: async ({ accountId, goodsSkuId }) => {
      await client.call(accountCalls.removePrice, { params: { accountId, goodsSkuId } })
      await load()
    },
    readImport: text => {
      imported = readPriceRows(text)
      return imported.length > 0 ? sendImport(false) : Promise.resolve(store.setState({ report: EMPTY_REPORT }))
    },
    applyImport: () => sendImport(true),
    closeImport: () => store.setState({ report: undefined }),
  }
}

/** What was typed, as it was kept; anything can stand in a storage. */
function parseTyped(kept: unknown): Typed | undefined {
  if (!isObject(kept)) return undefined
  const { accountId, number, price, percent } = kept
  const rounding = ROUNDINGS.find(known => known === kept.rounding)
  if (typeof number !== 'string' || typeof price !== 'string' || typeof percent !== 'string' || !rounding)
    return undefined
  return { accountId: typeof accountId === 'number' ? accountId : undefined, number, price, percent, rounding }
}

const EMPTY_REPORT: PriceImport = { isApplied: false, rows: [] }
const ROWS_MAX = 1_000

/** User name, article number and value of each line; a first line that names its columns is left out. */
export function readPriceRows(text: string): ImportRows {
  return readCsvList(text)
    .filter(({ cells }, index) => index > 0 || /\d/.test(cells[2] ?? ''))
    .slice(0, ROWS_MAX)
    .map(({ line, cells: [userName = '', number = '', value = ''] }) => ({
      ...{ line, userName: userName.slice(0, 60), number: number.slice(0, 120), value: value.slice(0, 40) },
    }))
}

/** Account prices of a shop. */
export const accountPricesOf = defineFeature(createAccountPrices)
