import { PAGE_SIZE } from '@cartwright/core'
import { type FormEvent, useEffect, useMemo } from 'react'
import { Button } from '../primitives/button'
import { SelectField } from '../primitives/text-field'
import { useShop } from '../provider/shop-provider'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { homeTexts } from './home.texts'

/** Brand, series, model; then everything that fits. */
export function PrinterFinder() {
  const shop = useShop()
  const t = useT(homeTexts)
  const list = useMemo(() => shop.catalogue.createList({}, { pageNum: 1, pageSize: PAGE_SIZE }), [shop])
  useEffect(() => () => list.destroy(), [list])
  const { filter, brands, series, models, total } = useSelect(list.store, state => ({
    filter: state.filter,
    brands: state.brands,
    series: state.series,
    models: state.models,
    total: state.total,
  }))
  const options = (first: string, choices: readonly { id: number; name: string }[]) => [
    { value: '', label: first },
    ...choices.map(choice => ({ value: String(choice.id), label: choice.name })),
  ]
  const pick = (name: 'brandId' | 'seriesId' | 'modelId') => (value: string) =>
    list.setFilter({ [name]: value ? [Number(value)] : [] })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const name of ['brandId', 'seriesId', 'modelId'] as const) {
      if (filter[name] !== undefined) query.set(name, String(filter[name]))
    }
    shop.navigate(`/search?${query}`)
  }
  const value = (ids: readonly number[] | undefined) => String(ids ?? '')
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('findByPrinter')}</h2>
        {filter.brandId !== undefined && <span className="cw-end cw-sub">{t('articles', { count: total })}</span>}
      </div>
      <form className="cw-card__body cw-finder" onSubmit={handleSubmit}>
        <SelectField
          label={t('brand')}
          value={value(filter.brandId)}
          onValue={pick('brandId')}
          options={options(t('anyBrand'), brands)}
        />
        <SelectField
          label={t('series')}
          value={value(filter.seriesId)}
          onValue={pick('seriesId')}
          options={options(t('anySeries'), series)}
          disabled={filter.brandId === undefined}
        />
        <SelectField
          label={t('model')}
          value={value(filter.modelId)}
          onValue={pick('modelId')}
          options={options(t('anyModel'), models)}
          disabled={filter.seriesId === undefined}
        />
        <Button kind="primary" type="submit" disabled={filter.brandId === undefined}>
          {t('showArticles')}
        </Button>
        <p className="cw-sub cw-finder__hint">{t('findHint')}</p>
      </form>
    </section>
  )
}
