/** Choices of the list filters: brands of the class, series of the brand, models of the series. */
import type { Client } from '../client/client.types'
import type { CallResult } from '../contract'
import type { Asker } from './asker'
import type { FilterChoice, ListFilter, PartListState } from './catalogue.types'

type Choices = Pick<PartListState, 'brands' | 'series' | 'models'>
type Kind = keyof Choices

/**
 * Reads what a change of the filter makes necessary. A choice that cannot be read is left empty: the list itself
 * tells of a broken connection.
 */
export function createFilterChoices(client: Client, onChoices: (choices: Partial<Choices>) => void) {
  const keys = new Map<Kind, string>()

  /** Reads one kind of choices again when what it depends on has changed; late answers are dropped. */
  function refresh(kind: Kind, depends: readonly unknown[], read: () => Promise<FilterChoice[]>): void {
    const key = JSON.stringify(depends)
    if (keys.get(kind) === key) return
    keys.set(kind, key)
    void read()
      .catch(() => {
        keys.delete(kind)
        return []
      })
      .then(choices => {
        if (!keys.has(kind) || keys.get(kind) === key) onChoices({ [kind]: choices })
      })
  }

  return ({ classId, brandId, seriesId, keyword }: ListFilter, asker: Asker): void => {
    const silent = { silent: true }
    const scope = { ...asker, ...given({ classId, keyword }) }
    refresh('brands', [classId, keyword, asker], async () => {
      const [brands, stat] = await Promise.all([
        client.call('catalogue.brands', { query: given({ classId }) }, silent),
        client.call('catalogue.stat', { query: scope }, silent),
      ])
      return brandChoices(brands, stat)
    })
    refresh('series', [classId, keyword, brandId, asker], async () => {
      if (brandId === undefined) return []
      const [series, stat] = await Promise.all([
        client.call('catalogue.series', { params: { id: brandId } }, silent),
        client.call('catalogue.stat', { query: { ...scope, brandId } }, silent),
      ])
      const counts = new Map(stat.series.map(one => [one.seriesId, one.count]))
      return series.map(one => withCount({ id: one.seriesId, name: one.seriesName }, counts))
    })
    refresh('models', [seriesId], async () => {
      if (seriesId === undefined) return []
      const models = await client.call('catalogue.models', { params: { id: seriesId } }, silent)
      return models.map(one => ({ id: one.modelId, name: one.modelName }))
    })
  }
}

function brandChoices(brands: CallResult<'catalogue.brands'>, stat: CallResult<'catalogue.stat'>): FilterChoice[] {
  const counts = new Map(stat.brands.map(one => [one.brandId, one.count]))
  return brands.map(one => withCount({ id: one.brandId, name: one.brandName }, counts))
}

/** A count is left out where the server counts nothing, rather than shown as 0. */
const withCount = (choice: FilterChoice, counts: ReadonlyMap<number, number>): FilterChoice =>
  counts.size > 0 ? { ...choice, count: counts.get(choice.id) ?? 0 } : choice

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Without the fields nothing was said about. */
export const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Given<T>
