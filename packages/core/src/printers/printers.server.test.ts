import { DEMO_PASSWORD, startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { memoryStorage } from '../storage/storage'
import { openShop, until } from '../testing/signed-in-shop'
import { printersOf } from './my-printers.store'
import { createPrinterFinder } from './printer-finder.store'
import type { ChosenPrinter, PrinterFinder } from './printers.types'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

async function open(userName?: string, options = {}) {
  const opened = await openShop(server, userName, options)
  onTestFinished(() => opened.shop.destroy())
  return opened
}

async function openFinder(shown?: ChosenPrinter): Promise<PrinterFinder> {
  const { shop } = await open()
  const finder = createPrinterFinder(shop, shown)
  onTestFinished(() => finder.destroy())
  await until(finder.store, state => state.status === 'ready')
  return finder
}
const chosenIn = ({ store }: PrinterFinder) => {
  const { brand, chosenSeries, printer } = store.getState()
  return [brand?.brandName, chosenSeries?.seriesName, printer?.modelName]
}
async function offeredBy(finder: PrinterFinder, text: string) {
  finder.offer(text)
  return (await until(finder.store, state => state.offerStatus === 'ready')).offered
}
const printerOf = async (finder: PrinterFinder, text: string) => (await offeredBy(finder, text))[0]!

describe('the finder', () => {
  it('goes from brand to series to model, and counts what fits', async () => {
    const finder = await openFinder()
    const { brands, series } = finder.store.getState()
    const brother = brands.find(brand => brand.brandName === 'Brother')!
    finder.chooseBrand(brother.brandId)
    const ofBrand = finder.store.getState().series
    expect(ofBrand.length).toBeLessThan(series.length)
    expect(new Set(ofBrand.map(({ brandName }) => brandName))).toEqual(new Set(['Brother']))
    await until(finder.store, state => (state.total ?? 0) > 100)
    finder.chooseSeries(ofBrand.find(({ seriesName }) => seriesName === 'HL-L')!.seriesId)
    const { total } = await until(finder.store, state => state.total !== undefined)
    expect(total).toBeLessThan(100)
    const offered = await offeredBy(finder, '')
    expect(offered.every(({ seriesName }) => seriesName === 'HL-L')).toBe(true)
    finder.choosePrinter(await printerOf(finder, '2350'))
    expect(chosenIn(finder)).toEqual(['Brother', 'HL-L', 'HL-L2350DW'])
    expect(finder.store.getState().total).toBe(3)
  })

  it('a model brings its series and brand along, a series its brand', async () => {
    const finder = await openFinder()
    finder.choosePrinter(await printerOf(finder, 'hll2350dw'))
    expect(chosenIn(finder)).toEqual(['Brother', 'HL-L', 'HL-L2350DW'])
    const other = finder.store.getState().brands.find(brand => brand.brandName === 'Kyocera')!
    finder.chooseBrand(other.brandId)
    expect(chosenIn(finder)).toEqual(['Kyocera', undefined, undefined])
    const again = await openFinder()
    const hlL = again.store.getState().series.find(({ seriesName }) => seriesName === 'HL-L')!
    again.chooseSeries(hlL.seriesId)
    expect(chosenIn(again)).toEqual(['Brother', 'HL-L', undefined])
  })

  it('taking something away takes what is narrower with it, and nothing else', async () => {
    const finder = await openFinder()
    finder.choosePrinter(await printerOf(finder, 'hll2350dw'))
    finder.choosePrinter(undefined)
    expect(chosenIn(finder)).toEqual(['Brother', 'HL-L', undefined])
    finder.chooseSeries(undefined)
    expect(chosenIn(finder)).toEqual(['Brother', undefined, undefined])
    finder.chooseBrand(undefined)
    expect(chosenIn(finder)).toEqual([undefined, undefined, undefined])
    expect(finder.store.getState().total).toBeUndefined()
  })

  it('offers for what was typed last, once, and says when that failed', async () => {
    const opened = await open()
    const finder = createPrinterFinder(opened.shop)
    onTestFinished(() => finder.destroy())
    for (const text of ['h', 'hl', 'hll2350dw']) finder.offer(text)
    const { offered } = await until(finder.store, state => state.offerStatus === 'ready')
    expect(offered.map(({ modelName }) => modelName)).toEqual(['HL-L2350DW'])
    expect(opened.sent('printers.find')).toHaveLength(1)
    opened.before.run = () => {
      throw new TypeError('fetch failed')
    }
    finder.offer('other')
    expect((await until(finder.store, state => state.offerStatus === 'failed')).offered).toEqual([])
  })

  it('names what an address says, and forgets what does not exist', async () => {
    const { modelId } = await printerOf(await openFinder(), 'hll2350dw')
    const finder = await openFinder({ modelId })
    await until(finder.store, state => state.printer !== undefined)
    expect(chosenIn(finder)).toEqual(['Brother', 'HL-L', 'HL-L2350DW'])
    await finder.show({ modelId: 999_999 })
    expect(chosenIn(finder)).toEqual([undefined, undefined, undefined])
    expect(finder.store.getState()).toMatchObject({ status: 'ready', modelId: undefined })
    await finder.show({ modelId: Number('HL-L2350DW') })
    expect(finder.store.getState()).toMatchObject({ status: 'ready', modelId: undefined })
  })

  it('keeps the id of a printer that cannot be read, says so, and shows it when it is asked again', async () => {
    const { modelId } = await printerOf(await openFinder(), 'hll2350dw')
    const { shop, before } = await open()
    const finder = createPrinterFinder(shop)
    onTestFinished(() => finder.destroy())
    await until(finder.store, state => state.status === 'ready')
    before.run = () => {
      throw new TypeError('fetch failed')
    }
    await finder.show({ modelId })
    expect(finder.store.getState()).toMatchObject({ status: 'failed', modelId, printer: undefined })
    before.run = () => undefined
    finder.reload()
    await until(finder.store, state => state.printer !== undefined)
    expect(chosenIn(finder)).toEqual(['Brother', 'HL-L', 'HL-L2350DW'])
    expect(finder.store.getState()).toMatchObject({ status: 'ready', modelId })
  })
})

describe('my printers', () => {
  const namesIn = (mine: ReturnType<typeof printersOf>) => mine.store.getState().printers.map(one => one.modelName)
  const some = async () => {
    const finder = await openFinder()
    return [await printerOf(finder, 'hll2350dw'), await printerOf(finder, 'laserjet m404')] as const
  }

  it('a visitor keeps them in the browser, and takes them along at sign-in', async () => {
    const [a, b] = await some()
    const drafts = memoryStorage()
    const first = await open(undefined, { drafts })
    const mine = printersOf(first.shop)
    expect(printersOf(first.shop)).toBe(mine)
    await mine.load()
    await mine.keep(a)
    await mine.keep(b)
    await mine.keep(a)
    expect(first.sent('printers.keep')).toEqual([])
    const later = await open(undefined, { drafts })
    const same = printersOf(later.shop)
    await same.load()
    expect(namesIn(same)).toEqual([a.modelName, b.modelName])
    await later.shop.session.signIn({ userName: 'buyer.de', password: DEMO_PASSWORD })
    await until(same.store, state => state.status === 'ready' && later.sent('printers.keep').length > 0)
    expect([...namesIn(same)].sort()).toEqual([a.modelName, b.modelName].sort())
    const elsewhere = printersOf((await open('buyer.de')).shop)
    await elsewhere.load()
    expect(namesIn(elsewhere)).toHaveLength(2)
    await later.shop.session.signOut()
    await until(same.store, state => state.printers.length === 0)
  })

  it('two tabs of a visitor lose nothing of each other', async () => {
    const [a, b] = await some()
    const drafts = memoryStorage()
    const [one, other] = [
      printersOf((await open(undefined, { drafts })).shop),
      printersOf((await open(undefined, { drafts })).shop),
    ]
    await Promise.all([one.load(), other.load()])
    await one.keep(a)
    await other.keep(b)
    expect(namesIn(other)).toEqual([b.modelName, a.modelName])
    await one.load()
    expect(namesIn(one)).toEqual([b.modelName, a.modelName])
    await one.forget(a.modelId)
    expect(namesIn(one)).toEqual([b.modelName])
  })

  it.each([undefined, 'buyer.pl'])('other tabs of %s follow', async user => {
    const [a, b] = await some()
    const shared = { drafts: memoryStorage(), channel: `printers of ${user}` }
    const [one, other] = [printersOf((await open(user, shared)).shop), printersOf((await open(user, shared)).shop)]
    const stranger = printersOf((await open('buyer.fr', { channel: shared.channel })).shop)
    await Promise.all([one.load(), other.load(), stranger.load()])
    await one.keep(a)
    await one.keep(b)
    await until(other.store, state => state.printers.length === 2)
    expect(namesIn(other)).toEqual([b.modelName, a.modelName])
    await other.forget(a.modelId)
    await until(one.store, state => state.printers.length === 1)
    expect(namesIn(one)).toEqual([b.modelName])
    expect(namesIn(stranger)).toEqual([])
  })

  it('what the server refuses is put back', async () => {
    const [a] = await some()
    const opened = await open('buyer.it')
    const mine = printersOf(opened.shop)
    await mine.load()
    await mine.keep(a)
    opened.before.run = name => {
      if (name === 'printers.forget') throw new TypeError('fetch failed')
    }
    await expect(mine.forget(a.modelId)).rejects.toMatchObject({ kind: 'network' })
    expect(namesIn(mine)).toEqual([a.modelName])
    opened.before.run = () => undefined
    await mine.forget(a.modelId)
    expect(namesIn(mine)).toEqual([])
  })

  it('damaged drafts are none', async () => {
    for (const kept of ['{', '[1,{"modelId":1}]', 'null']) {
      const drafts = memoryStorage()
      drafts.set('cartwright.printers', kept)
      const mine = printersOf((await open(undefined, { drafts })).shop)
      await mine.load()
      expect(namesIn(mine)).toEqual([])
    }
  })
})
