/** What sub-accounts see in the place of the company's prices (ACC-008, ACC-013 to ACC-015). */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAttempts } from '../client/idempotency-key'
import type { ReadStatus } from '../client/read-status'
import type { AccountPrice, CallInput, CallResult, PriceRule, SeenPrice } from '../contract'
import * as accountCalls from '../contract/account'
import { readKept } from '../contract/read-shape'
import { number, object, oneOf, optional, string } from '../contract/shape'
import { isShopError } from '../errors/shop-error'
import { defineFeature } from '../feature'
import { PAGE_SIZE } from '../limits'
import { ROUNDINGS, type Rounding, readCsvList, readPercent, readPrice } from '../rules'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import type { WithStore } from '../with-store'
import { createSignedInRead } from './signed-in-read'

export type PriceImport = CallResult<'account.importPrices'>
type ImportRows = CallInput<'account.importPrices'>['body']['rows']
/** Key of the text beside a field. */
export type PriceProblem = 'accountMissing' | 'numberMissing' | 'numberUnknown' | 'priceInvalid' | 'percentInvalid'
export type PriceField = 'account' | 'number' | 'price' | 'percent'

export interface AccountPricesState extends ReadStatus {
  /** The sub-accounts of the company, each with its rule. */
  rules: readonly PriceRule[]
  /** Whose prices are shown; undefined shows those of all. */
  accountId: number | undefined
  /** What the numbers of the listed articles hold; blank shows all. */
  keyword: string
  /** From 1. */
  page: number
  /** What the chosen account sees of each article; without one the prices that are set for any of them. */
  rows: readonly SeenPrice[]
  /** Of all pages. */
  total: number
  /** The price in the list that is being changed, as typed. */
  edit: { accountId: number; goodsSkuId: number; number: string; typed: string; problem?: PriceProblem } | undefined
  /** As typed. */
  number: string
  /** As typed. */
  price: string
  /** Percentage of the rule, as typed; blank for no rule. */
  percent: string
  /** How prices of the rule are rounded; `cent` where an account has no rule. */
  rounding: Rounding
  /** Of the form above the list, since it was sent; each goes when its field is changed. */
  problems: Partial<Record<PriceField, PriceProblem>>
  /** What an import would do, or has done. */
  report: PriceImport | undefined
}

export interface AccountPrices extends WithStore<AccountPricesState> {
  /** Never rejects. */
  load(): Promise<void>
  /** Shows the prices and the rule of one account; undefined shows those of all. */
  choose(accountId: number | undefined): Promise<void>
  /** Shows the articles whose numbers hold the keyword; blank shows all. */
  search(keyword: string): Promise<void>
  /** Shows another page of the list, from 1. */
  turn(page: number): Promise<void>
  /** Begins to change the price of a row, or with undefined leaves it as it was. */
  startEdit(row: SeenPrice | undefined): void
  /** The price of the row that is being changed, as typed. */
  type(typed: string): void
  /** Stores the price of the row that is being changed; what is wrong with it is said in `edit`. @returns what was stored, or undefined @source VAL-037 */
  saveEdit(): Promise<AccountPrice | undefined>
  /** A field of the form above the list, as typed; its problem goes. */
  set(field: 'number' | 'price' | 'percent', value: string): void
  /** How prices of the rule are rounded; stored by `saveRule`. */
  setRounding(rounding: Rounding): void
  /** Stores the price of the form for the chosen account; what is wrong is said in `problems`. @returns what was stored, or undefined @source VAL-037 */
  savePrice(): Promise<AccountPrice | undefined>
  /** Stores the percentage and the rounding of the chosen account; what is wrong is said in `problems`. @returns what was stored, or undefined; a blank percentage takes the rule away */
  saveRule(): Promise<PriceRule | undefined>
  /** Back to the rule. */
  remove(row: Pick<SeenPrice, 'accountId' | 'goodsSkuId'>): Promise<void>
  /** Reads a CSV text, and reports what it would change. */
  readImport(text: string): Promise<void>
  /** Stores what the report shows. */
  applyImport(): Promise<void>
  /** Takes the report of an import away; what is stored stays. */
  closeImport(): void
}

type Home = Pick<Shop, 'client' | 'session' | 'messages' | 'drafts'>

/** What is typed, and for whom. */
type Typed = Pick<AccountPricesState, 'accountId' | 'number' | 'price' | 'percent' | 'rounding' | 'edit'>

function createAccountPrices(shop: Home): AccountPrices {
  const { client, messages } = shop
  const store = createStore<AccountPricesState>(() => ({
    status: 'idle',
    error: undefined,
    rules: [],
    accountId: undefined,
    keyword: '',
    page: 1,
    rows: [],
    total: 0,
    edit: undefined,
    number: '',
    price: '',
    percent: '',
    rounding: 'cent',
    problems: {},
    report: undefined,
  }))
  const attempts = createAttempts()

  const typed = (): Typed => {
    const { accountId, number, price, percent, rounding, edit } = store.getState()
    return { accountId, number, price, percent, rounding, edit }
  }

  const reader = createSignedInRead<AccountPricesState, Typed>(shop, store, {
    read: signal => readPrices(client, store.getState(), signal),
    typed: { what: 'account-price', entered: typed, parse: parseTyped, put: kept => store.setState(kept) },
  })
  const { load } = reader

  /** Stores one price. @returns what was stored, or undefined when that has been reported */
  async function send(
    body: CallInput<'account.setPrice'>['body'],
    unknown: () => undefined,
  ): Promise<AccountPrice | undefined> {
    try {
      const idempotencyKey = attempts.keyOf(toJson(body))
      const saved = await client.call(accountCalls.setPrice, { body }, { idempotencyKey, silent: true })
      attempts.forget()
      return saved
    } catch (thrown) {
      if (isShopError(thrown, 'not-found')) return unknown()
      await messages.showError(thrown)
      return undefined
    }
  }

  /** What was typed is stored: it is not kept any longer. */
  function leave(done: Partial<AccountPricesState>): Promise<void> {
    reader.forget()
    store.setState(done)
    return load()
  }

  return {
    store,
    load,
    choose: accountId => {
      const rule = store.getState().rules.find(row => row.accountId === accountId)
      store.setState({
        accountId,
        page: 1,
        problems: {},
        edit: undefined,
        percent: rule?.percent == null ? '' : String(rule.percent),
        rounding: rule?.rounding ?? 'cent',
      })
      return load()
    },
    search: keyword => {
      store.setState({ keyword, page: 1 })
      return load()
    },
    turn: page => {
      store.setState({ page })
      return load()
    },
    ...createPriceEdit(store, { send, leave, forget: reader.forget }),
    ...createPriceSetting(client, store, { send, leave, load }),
    remove: async ({ accountId, goodsSkuId }) => {
      await client.call(accountCalls.removePrice, { params: { accountId, goodsSkuId } })
      await load()
    },
    ...createPriceImport(client, store, load),
  }
}

async function readPrices(
  client: Home['client'],
  { accountId, keyword, page }: AccountPricesState,
  signal: AbortSignal | undefined,
): Promise<Pick<AccountPricesState, 'rules' | 'rows' | 'total'>> {
  const query = {
    pageNum: page,
    pageSize: PAGE_SIZE,
    ...(accountId !== undefined && { accountId, scope: 'all' as const }),
    ...(keyword.trim() && { keyword: keyword.trim() }),
  }
  const options = { signal, silent: true }
  const [rules, prices] = await Promise.all([
    client.call(accountCalls.priceRules, undefined, options),
    client.call(accountCalls.prices, { query }, options),
  ])
  return { rules: rules.rows, rows: prices.rows, total: prices.total }
}

interface Sending {
  send(body: CallInput<'account.setPrice'>['body'], unknown: () => undefined): Promise<AccountPrice | undefined>
  leave(done: Partial<AccountPricesState>): Promise<void>
  forget(): void
}

/** One price of the list, changed in its row. */
function createPriceEdit(
  store: StoreApi<AccountPricesState>,
  { send, leave, forget }: Sending,
): Pick<AccountPrices, 'startEdit' | 'type' | 'saveEdit'> {
  return {
    startEdit: row => {
      if (!row) forget()
      store.setState({ edit: row && { ...pickPart(row), typed: row.price === null ? '' : row.price.toFixed(2) } })
    },
    type: typed => {
      const { edit } = store.getState()
      if (edit) store.setState({ edit: { ...edit, typed, problem: undefined } })
    },
    saveEdit: async () => {
      const { edit } = store.getState()
      if (!edit) return undefined
      const fail = (problem: PriceProblem) => {
        store.setState({ edit: { ...edit, problem } })
        return undefined
      }
      const { accountId, number } = edit
      const price = readPrice(edit.typed)
      if (price === undefined) return fail('priceInvalid')
      const saved = await send({ accountId, number, price }, () => fail('numberUnknown'))
      if (saved) await leave({ edit: undefined })
      return saved
    },
  }
}

/** The form above the list: the price of an article for an account, or the rule of the account. */
function createPriceSetting(
  client: Home['client'],
  store: StoreApi<AccountPricesState>,
  { send, leave, load }: Pick<Sending, 'send' | 'leave'> & Pick<AccountPrices, 'load'>,
): Pick<AccountPrices, 'set' | 'setRounding' | 'savePrice' | 'saveRule'> {
  const complain = (problems: AccountPricesState['problems']) => {
    store.setState({ problems })
    return undefined
  }

  return {
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
      const saved = await send({ accountId, number: number.trim(), price }, () => complain({ number: 'numberUnknown' }))
      if (saved) await leave({ number: '', price: '', problems: {} })
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
  }
}

/** Prices from a file: what they would change, and storing them. */
function createPriceImport(
  client: Home['client'],
  store: StoreApi<AccountPricesState>,
  load: () => Promise<void>,
): Pick<AccountPrices, 'readImport' | 'applyImport' | 'closeImport'> {
  const attempts = createAttempts()
  let imported: ImportRows = []

  async function sendImport(apply: boolean): Promise<void> {
    const body = { rows: imported, apply }
    const idempotencyKey = attempts.keyOf(toJson(body))
    const report = await client.call(accountCalls.importPrices, { body }, { idempotencyKey })
    attempts.forget()
    store.setState({ report })
    if (apply) await load()
  }

  return {
    readImport: text => {
      imported = readPriceRows(text)
      return imported.length > 0 ? sendImport(false) : Promise.resolve(store.setState({ report: EMPTY_REPORT }))
    },
    applyImport: () => sendImport(true),
    closeImport: () => store.setState({ report: undefined }),
  }
}

const pickPart = ({ accountId, goodsSkuId, number }: SeenPrice) => ({ accountId, goodsSkuId, number })

/** What was typed, as it is kept. */
const typedShape = object({
  accountId: optional(number),
  number: string,
  price: string,
  percent: string,
  rounding: oneOf(ROUNDINGS),
  edit: optional(object({ accountId: number, goodsSkuId: number, number: string, typed: string })),
})

function parseTyped(kept: unknown): Typed | undefined {
  const typed = readKept(typedShape, kept)
  return typed && { ...typed, accountId: typed.accountId, edit: typed.edit }
}

const EMPTY_REPORT: PriceImport = { isApplied: false, rows: [] }
const ROWS_MAX = 1_000

/** User name, article number and value of each line; a first line that names its columns is left out. */
export function readPriceRows(text: string): ImportRows {
  return readCsvList(text)
    .filter(({ cells }, index) => index > 0 || /\d/.test(cells[2] ?? ''))
    .slice(0, ROWS_MAX)
    .map(({ line, cells: [userName = '', number = '', value = ''] }) => ({
      line,
      userName: userName.slice(0, 60),
      number: number.slice(0, 120),
      value: value.slice(0, 40),
    }))
}

/** Account prices of a shop. */
export const accountPricesOf = defineFeature(createAccountPrices)
