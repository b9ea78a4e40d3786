/** The company's own article numbers: list, change in place, import and export (CAT-007). */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createAttempts, createIdempotencyKey } from '../client/idempotency-key'
import type { ReadStatus } from '../client/read-status'
import type { CallInput, CallResult, OwnNumber, ReceivedFile } from '../contract'
import * as accountCalls from '../contract/account'
import * as catalogueCalls from '../contract/catalogue'
import { readKept } from '../contract/read-shape'
import { number, object, string } from '../contract/shape'
import { documentsOf } from '../documents/documents'
import { isShopError } from '../errors/shop-error'
import { defineFeature } from '../feature'
import { PAGE_SIZE } from '../limits'
import { readCsvList } from '../rules'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import type { WithStore } from '../with-store'
import { createSignedInRead } from './signed-in-read'

export type OwnNumbersImport = CallResult<'account.importCustNumbers'>
type ImportRows = CallInput<'account.importCustNumbers'>['body']['rows']

export interface OwnNumbersState extends ReadStatus {
  /** As `search` was given it; blank shows all. */
  keyword: string
  /** From 1. */
  page: number
  /** Of the page. */
  rows: readonly OwnNumber[]
  /** Of all pages. */
  total: number
  /** The part whose number is being typed, what was typed, and the server's word about it. */
  draft: { goodsSkuId: number; typed: string; problem: string | undefined; isAmbiguous?: boolean } | undefined
  /** What an import would do, or has done. */
  report: OwnNumbersImport | undefined
}

export interface OwnNumbers extends WithStore<OwnNumbersState> {
  /** Never rejects. */
  load(): Promise<void>
  /** Shows the first page of what holds the keyword; blank shows all. Never rejects. */
  search(keyword: string): Promise<void>
  /** Shows another page of the list, from 1. Never rejects. */
  turn(page: number): Promise<void>
  /** Begins to change the number of a row. */
  edit(row: OwnNumber): void
  /** The number that is being changed, as typed; its problem goes. */
  type(typed: string): void
  /** Leaves the number as it was. */
  cancel(): void
  /** Finds out whether what was typed is a number of another article too: a warning, it can be stored all the same. Never rejects. */
  check(): Promise<void>
  /** Stores what was typed; blank takes the number away. @returns whether it was stored */
  save(): Promise<boolean>
  /** Stores the own number of one article, which any number of it names. @returns its line of the report: stored, or why not. @throws ShopError */
  add(number: string, custNumber: string): Promise<OwnNumbersImport['rows'][number] | undefined>
  /** Reads a CSV text, and reports what it would change. */
  readImport(text: string): Promise<void>
  /** Stores what the report shows. */
  applyImport(): Promise<void>
  /** Takes the report of an import away; what is stored stays. */
  closeImport(): void
  /** All own numbers as a CSV file, which can be imported again. @throws ShopError */
  export(): Promise<ReceivedFile>
}

const ROWS_MAX = 1_000

function createOwnNumbers(shop: Shop): OwnNumbers {
  const { client } = shop
  const store = createStore<OwnNumbersState>(() => ({
    status: 'idle',
    error: undefined,
    keyword: '',
    page: 1,
    rows: [],
    total: 0,
    draft: undefined,
    report: undefined,
  }))
  const attempts = createAttempts()

  const reader = createSignedInRead<OwnNumbersState, OwnNumbersState['draft']>(shop, store, {
    read: async signal => {
      const { keyword, page } = store.getState()
      const query = {
        pageNum: page,
        pageSize: PAGE_SIZE,
        ...(keyword.trim() && { keyword: keyword.trim() }),
      }
      const { rows, total } = await client.call(accountCalls.custNumbers, { query }, { signal, silent: true })
      return { rows, total }
    },
    typed: {
      what: 'own-number',
      entered: () => store.getState().draft,
      parse: parseDraft,
      put: draft => store.setState({ draft }),
    },
  })
  const { load } = reader

  /** Stores numbers, or reports what that would change. The same rows sent again are the same import. */
  async function send(rows: ImportRows, apply: boolean): Promise<OwnNumbersImport> {
    const body = { rows, apply }
    const report = await client.call(
      accountCalls.importCustNumbers,
      { body },
      { idempotencyKey: attempts.keyOf(toJson(body)) },
    )
    attempts.forget()
    return report
  }

  return {
    store,
    load,
    search: keyword => {
      store.setState({ keyword, page: 1 })
      return load()
    },
    turn: page => {
      store.setState({ page })
      return load()
    },
    ...createDraft(shop, store, reader),
    ...createImport(store, { send, load }),
    add: async (number, custNumber) => {
      const { rows } = await send([{ line: 1, number: number.trim(), custNumber: custNumber.trim() }], true)
      await load()
      return rows[0]
    },
    export: () => documentsOf(shop).download({ type: 'custNumbers', format: 'csv' }),
  }
}

/** The number that is being typed: what it would mean, and storing it. */
function createDraft(
  { client, messages }: Pick<Shop, 'client' | 'messages'>,
  store: StoreApi<OwnNumbersState>,
  reader: { load: () => Promise<void>; forget: () => void },
): Pick<OwnNumbers, 'edit' | 'type' | 'cancel' | 'check' | 'save'> {
  const edited = () => {
    const { draft, rows } = store.getState()
    return { draft, row: rows.find(({ goodsSkuId }) => goodsSkuId === draft?.goodsSkuId) }
  }

  return {
    edit: ({ goodsSkuId, custNumber }) =>
      store.setState({ draft: { goodsSkuId, typed: custNumber, problem: undefined } }),
    type: typed => {
      const { draft } = store.getState()
      if (draft) store.setState({ draft: { goodsSkuId: draft.goodsSkuId, typed, problem: undefined } })
    },
    cancel: () => {
      reader.forget()
      store.setState({ draft: undefined })
    },
    check: async () => {
      const { draft, row } = edited()
      if (!draft || !row) return
      const custNumber = draft.typed.trim()
      if (!custNumber || custNumber === row.custNumber) return
      const body = { rows: [{ line: 1, number: row.number, custNumber }], apply: false }
      try {
        const idempotencyKey = createIdempotencyKey()
        const { rows } = await client.call(accountCalls.importCustNumbers, { body }, { idempotencyKey, silent: true })
        if (store.getState().draft === draft)
          store.setState({ draft: { ...draft, isAmbiguous: rows[0]?.isAmbiguous === true } })
      } catch {
        // Saving says what is wrong.
      }
    },
    save: async () => {
      const { draft, row } = edited()
      if (!draft || !row) return false
      try {
        const body = { number: row.number, custNumber: draft.typed.trim() }
        await client.call(catalogueCalls.setCustNumber, { body }, { silent: true })
      } catch (thrown) {
        if (isShopError(thrown, 'refused') || isShopError(thrown, 'invalid')) {
          store.setState({ draft: { ...draft, problem: thrown.at.msg ?? thrown.message } })
          return false
        }
        await messages.showError(thrown)
        return false
      }
      reader.forget()
      store.setState({ draft: undefined })
      await reader.load()
      return true
    },
  }
}

interface ImportSteps {
  send: (rows: ImportRows, apply: boolean) => Promise<OwnNumbersImport>
  load: () => Promise<void>
}

/** A list of numbers: read, shown, stored. */
function createImport(
  store: StoreApi<OwnNumbersState>,
  { send, load }: ImportSteps,
): Pick<OwnNumbers, 'readImport' | 'applyImport' | 'closeImport'> {
  let imported: ImportRows = []
  return {
    readImport: async text => {
      imported = readNumberRows(text)
      store.setState({ report: imported.length > 0 ? await send(imported, false) : { isApplied: false, rows: [] } })
    },
    applyImport: async () => {
      store.setState({ report: await send(imported, true) })
      await load()
    },
    closeImport: () => store.setState({ report: undefined }),
  }
}

/** A draft as it was kept; anything can stand in a storage. */
function parseDraft(kept: unknown): OwnNumbersState['draft'] {
  const draft = readKept(draftShape, kept)
  return draft && { goodsSkuId: draft.goodsSkuId, typed: draft.typed, problem: undefined }
}

const draftShape = object({ goodsSkuId: number, typed: string })

/**
 * Article number and own number of each line; a first line that names its columns, as an export has it, is left out: no article number is
 * without a digit.
 */
export function readNumberRows(text: string): ImportRows {
  return readCsvList(text)
    .filter(({ cells }, index) => index > 0 || /\d/.test(cells[0] ?? ''))
    .slice(0, ROWS_MAX)
    .map(({ line, cells: [number = '', custNumber = ''] }) => ({
      // A spreadsheet is kept from reading a text as a formula by this mark.
      line,
      number: number.slice(0, 120),
      custNumber: custNumber.replace(/^'(?=[=+\-@])/, '').slice(0, 120),
    }))
}

/** The own article numbers of a shop. */
export const ownNumbersOf = defineFeature(createOwnNumbers)
