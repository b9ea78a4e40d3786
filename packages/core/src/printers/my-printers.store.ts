/** The printers that the account buys for. */
import { createStore } from 'zustand/vanilla'
import type { Printer } from '../contract'
import * as printersCalls from '../contract/printers'
import { readKept } from '../contract/read-shape'
import { object, string } from '../contract/shape'
import { defineFeature } from '../feature'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import type { MyPrinters, MyPrintersState } from './printers.types'

/** Where a visitor's printers are kept. */
const PRINTERS_DRAFT = 'cartwright.printers'

/** As many as the server keeps. */
const KEPT = 50

/** Under which the tabs speak of them. */
const TOPIC = 'printers'

const newsShape = object({ who: string, printers: printersCalls.printersShape })

type Home = Pick<Shop, 'client' | 'session' | 'drafts' | 'broadcast'>

/** A visitor of this browser has kept printers. */
export const hasKeptPrinters = ({ drafts }: Pick<Shop, 'drafts'>): boolean => Boolean(drafts.get(PRINTERS_DRAFT))

/** The printers that a reader keeps: finder, page and menu show the same ones. */
export const printersOf = defineFeature(createMyPrinters)

function createMyPrinters({ client, session, drafts, broadcast }: Home): MyPrinters {
  const store = createStore<MyPrintersState>(() => ({ status: 'idle', printers: [] }))
  const who = () => readerOf(session)
  let loadedFor: string | undefined
  const isCurrent = (asked: string | undefined) => who() === asked

  const readDraft = () => printersOfDraft(drafts)

  /** The server's, with those of the visitor before on top. */
  async function readAccount(): Promise<readonly Printer[]> {
    const modelIds = readDraft().map(printer => printer.modelId)
    const silent = { silent: true }
    if (modelIds.length === 0) return await client.call(printersCalls.mine, undefined, silent)
    const printers = await client.call(printersCalls.keep, { body: { modelIds } }, silent)
    drafts.remove(PRINTERS_DRAFT)
    tell(printers)
    return printers
  }

  async function load(): Promise<void> {
    const asked = who()
    if (asked === undefined) return
    const isKnown = asked === loadedFor
    loadedFor = asked
    if (asked === 'visitor') return store.setState({ status: 'ready', printers: readDraft() })
    if (isKnown) return
    store.setState({ status: 'loading', printers: [] })
    try {
      const printers = await readAccount()
      if (isCurrent(asked)) store.setState({ status: 'ready', printers })
    } catch {
      if (!isCurrent(asked)) return
      loadedFor = undefined
      store.setState({ status: 'failed' })
    }
  }

  /** Shows at once what will be, and puts it back when the server refuses. */
  async function change(printers: readonly Printer[], send: () => Promise<readonly Printer[]>): Promise<void> {
    const asked = who()
    const before = store.getState().printers
    store.setState({ printers })
    if (asked === 'visitor') {
      drafts.set(PRINTERS_DRAFT, toJson(printers))
      return tell(printers)
    }
    try {
      const answer = await send()
      if (!isCurrent(asked)) return
      store.setState({ status: 'ready', printers: answer })
      tell(answer)
    } catch (error) {
      if (isCurrent(asked)) store.setState({ printers: before })
      throw error
    }
  }

  const tell = (printers: readonly Printer[]) => broadcast.post(TOPIC, { who: who(), printers })
  broadcast.subscribe(TOPIC, said => {
    const news = readKept(newsShape, said)
    if (news && news.who === loadedFor && isCurrent(loadedFor))
      store.setState({ status: 'ready', printers: news.printers })
  })

  session.store.subscribe(() => {
    if (loadedFor !== undefined && who() !== undefined && who() !== loadedFor) void load()
  })

  /** A visitor's as they are kept now: another tab may have added some. */
  const others = (modelId: number) =>
    (who() === 'visitor' ? readDraft() : store.getState().printers).filter(printer => printer.modelId !== modelId)
  return {
    store,
    load,
    keep: printer =>
      change([printer, ...others(printer.modelId)].slice(0, KEPT), () =>
        client.call(printersCalls.keep, { body: { modelIds: [printer.modelId] } }),
      ),
    forget: modelId => change(others(modelId), () => client.call(printersCalls.forget, { params: { id: modelId } })),
  }
}

/** An account by its id, `visitor`, or undefined while it is not known which. */
function readerOf({ store }: Home['session']): string | undefined {
  const { isSignedIn, accountId, status } = store.getState()
  if (!isSignedIn) return 'visitor'
  return status === 'ready' ? String(accountId) : undefined
}

function printersOfDraft(drafts: Home['drafts']): readonly Printer[] {
  try {
    return readKept(printersCalls.printersShape, JSON.parse(drafts.get(PRINTERS_DRAFT) ?? '[]')) ?? []
  } catch {
    return []
  }
}
