/** Choices of the list filters, with the number of parts behind each. */
import type { Client } from '../client/client.types'
import type { CallInput, SkuFacets } from '../contract'
import * as catalogueCalls from '../contract/catalogue'
import * as printersCalls from '../contract/printers'
import type { Language } from '../i18n/i18n.types'
import type { CatalogueContext } from '../listing/catalogue-context'
import type { FilterChoice, ListFilter, PartListState } from './catalogue.types'

type Choices = Pick<PartListState, 'brands' | 'series' | 'models' | 'facets' | 'searched' | 'hasChoices'>

/**
 * Reads what a change of the filter makes necessary; `onChoices` hears of it, and then gets all of it at once. What cannot be read is left
 * empty: the list itself tells of a broken connection.
 */
export function createFilterChoices(client: Client, onChoices: (choices: Partial<Choices>) => void) {
  const silent = { silent: true }
  /** Names do not change with the filter, so each list of them is read once. */
  const names = new Map<string, Promise<FilterChoice[]>>()
  /** The last question; blank when its answer has a hole, so that it is asked again. */
  let asked = ''
  let turns = 0

  function once(key: string, read: () => Promise<FilterChoice[]>): Promise<FilterChoice[]> {
    const known = names.get(key)
    if (known) return known
    const reading = read().catch(() => {
      names.delete(key)
      asked = ''
      return []
    })
    names.set(key, reading)
    return reading
  }

  const { brandsOf, seriesOf, modelsOf, allSeries, modelsById } = createNames(client, once)
  const countsOf = (query: CallInput<'catalogue.stat'>['query']) =>
    client.call(catalogueCalls.stat, { query }, silent).catch(() => {
      asked = ''
      return undefined
    })

  return async ({ sort: _, ...filter }: ListFilter, asker: CatalogueContext, language: Language): Promise<void> => {
    const query = { ...asker, ...toWire(filter) }
    const key = language + JSON.stringify(query)
    if (key === asked) return
    asked = key
    turns += 1
    const turn = turns
    onChoices({ hasChoices: false })
    const [stat, brands, series, models] = await Promise.all([
      countsOf(query),
      brandsOf(filter.classId),
      filter.brandId ? Promise.all(filter.brandId.map(seriesOf)) : allSeries().then(all => [all]),
      filter.seriesId
        ? Promise.all(filter.seriesId.map(modelsOf))
        : filter.modelId && modelsById(filter.modelId).then(all => [all]),
    ])
    if (turn !== turns) return
    const facets = stat?.facets
    onChoices({
      hasChoices: true,
      facets,
      searched: stat?.searched,
      brands: counted(brands, facets?.brandId),
      series: filter.brandId
        ? counted(series.flat(), facets?.seriesId)
        : leading(counted(series.flat(), facets?.seriesId), filter.seriesId),
      models: counted(models?.flat() ?? [], facets?.modelId),
    })
  }
}

type Once = (key: string, read: () => Promise<FilterChoice[]>) => Promise<FilterChoice[]>

/** Names of brands, series and models, each list read once. */
function createNames(client: Client, once: Once) {
  const silent = { silent: true }
  return {
    brandsOf: (classId: number | undefined) =>
      once(`class ${classId}`, async () =>
        (await client.call(catalogueCalls.brands, { query: given({ classId }) }, silent)).map(one => ({
          id: one.brandId,
          name: one.brandName,
        })),
      ),
    seriesOf: (brandId: number) =>
      once(`brand ${brandId}`, async () =>
        (await client.call(catalogueCalls.series, { params: { id: brandId } }, silent)).map(one => ({
          id: one.seriesId,
          name: one.seriesName,
        })),
      ),
    modelsOf: (seriesId: number) =>
      once(`series ${seriesId}`, async () =>
        (await client.call(catalogueCalls.models, { params: { id: seriesId } }, silent)).map(one => ({
          id: one.modelId,
          name: one.modelName,
        })),
      ),
    /** Without a brand every series that has parts, under the name of its brand. */
    allSeries: () =>
      once('series', async () =>
        (await client.call(printersCalls.series, undefined, silent)).map(one => ({
          id: one.seriesId,
          name: ofBrand(one.brandName, one.seriesName),
        })),
      ),
    /** Printers that were chosen elsewhere than in their series. */
    modelsById: (modelIds: readonly number[]) =>
      once(`models ${modelIds}`, async () =>
        (await client.call(printersCalls.find, { query: { modelId: modelIds.join(',') } }, silent)).map(one => ({
          id: one.modelId,
          name: ofBrand(one.brandName, one.modelName),
        })),
      ),
  }
}

/** A count is left out where the server counts nothing, rather than shown as 0. */
function counted(choices: FilterChoice[], counts: SkuFacets['brandId'] | undefined): FilterChoice[] {
  if (!counts) return choices
  const countOf = new Map(counts.map(({ value, count }) => [value, count]))
  return choices.map(choice => ({ ...choice, count: countOf.get(choice.id) ?? 0 }))
}

/** Of a long list only what leads somewhere or is chosen, the most parts first. */
const leading = (choices: FilterChoice[], chosen: readonly number[] = []): FilterChoice[] =>
  choices
    .filter(({ id, count }) => (count ?? 0) > 0 || chosen.includes(id))
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))

/** Some names begin with their brand already. */
const ofBrand = (brand: string, name: string) => (name.startsWith(`${brand} `) ? name : `${brand} ${name}`)

const isSaid = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Without the fields nothing was said about. */
export const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value))) as Given<T>

type Wire<T> = { [K in keyof T]?: T[K] extends readonly unknown[] | undefined ? string : Exclude<T[K], undefined> }

/** As a query string carries it: several values of one field are comma-joined. */
export const toWire = <T extends object>(values: T): Wire<T> =>
  Object.fromEntries(Object.entries(given(values)).map(([name, value]) => [name, String(value)])) as Wire<T>
