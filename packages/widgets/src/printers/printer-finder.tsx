import { type ChosenPrinter, createPrinterFinder, type PrinterFinder as Finder, printersOf } from '@cartwright/core'
import type { Printer } from '@cartwright/core/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { printerIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { Heard } from '../primitives/heard'
import { commonTexts } from '../provider/common.texts'
import { type FormFieldProps, FormValue, useFormField } from '../provider/form-field'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { MyPrinters } from './my-printers'
import { PickField } from './pick-field'
import css from './printer-finder.css?inline'
import { printerPath } from './printer-path'
import { printersTexts } from './printers.texts'

addSheet(css)

/** The fields, in their order. */
export type FinderField = 'brand' | 'series' | 'model'

export interface PrinterFinderProps extends NavigationHandlers, ChosenPrinter, FormFieldProps {
  /** So many of the kept printers are shown, with a link to all of them. Default all. */
  shown?: number
  /** What was typed before the finder was there, and where: anyone who enters that field goes on with it. */
  begun?: { field: FinderField; text: string } | undefined
  /** Asked before the shop shows what fits; return false to show it yourself. */
  onFind?: HostHandler<ChosenPrinter> | undefined
}

/** Finds all parts for a printer by brand, series and model, in any order, and keeps the buyer's own printers. */
export function PrinterFinder(props: PrinterFinderProps) {
  const { brandId, seriesId, modelId, shown, begun, name, value, disabled, required, onFind, onNavigate } = props
  const shop = useShop()
  const common = useTexts(commonTexts)
  const t = useTexts(printersTexts)
  const finder = useDisposable(() => createPrinterFinder(shop, { brandId, seriesId, modelId }), shop)
  return (
    <WidgetBox as="section" className="cw-card cw-finder-box" aria-label={t('title')}>
      {finder ? (
        <FinderBody finder={finder} begun={begun} isDisabled={disabled} onFind={onFind} onNavigate={onNavigate} />
      ) : (
        <div className="cw-card__body cw-finder-later">
          <SkeletonRows rows={2} label={common('loading')} />
          <p className="cw-sub">{t('hint')}</p>
        </div>
      )}
      <MyPrinters shown={shown} onNavigate={onNavigate} />
      {finder && (
        <FinderValue
          finder={finder}
          brandId={brandId}
          seriesId={seriesId}
          modelId={modelId}
          name={name}
          value={value}
          disabled={disabled}
          required={required}
        />
      )}
    </WidgetBox>
  )
}

/** What the page has chosen, and the model as a field of the form around it. */
function FinderValue({
  finder,
  brandId,
  seriesId,
  modelId,
  name,
  value,
  disabled,
  required,
}: FormFieldProps & ChosenPrinter & { finder: Finder }) {
  const common = useTexts(commonTexts)
  const chosenId = useStore(finder.store, state => state.modelId)
  const sent = chosenId !== undefined && !disabled ? String(chosenId) : null
  // Before the value, which may have been set already and is shown instead of what the page chose first.
  useEffect(() => void finder.show({ brandId, seriesId, modelId }), [finder, brandId, seriesId, modelId])
  const show = (text: string) => void finder.show({ modelId: Number(text) })
  useEffect(() => {
    if (value !== undefined) void finder.show({ modelId: Number(value) })
  }, [finder, value])
  const handleChange = (wanted: string | undefined) =>
    wanted === undefined ? void finder.show({ brandId, seriesId, modelId }) : show(wanted)
  useFormField(sent, handleChange, {
    missing: required && !disabled && sent === null ? common('fillIn') : undefined,
  })
  return <FormValue name={name} value={sent} />
}

function FinderBody({
  finder,
  begun,
  isDisabled = false,
  onFind,
  onNavigate,
}: { finder: Finder; isDisabled?: boolean | undefined } & Pick<PrinterFinderProps, 'begun' | 'onFind' | 'onNavigate'>) {
  const shop = useShop()
  const t = useTexts(printersTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormat()
  const go = useNavigate(onNavigate)
  const state = useStore(finder.store, current => current)
  const { status, brands, series, brand, chosenSeries, printer, total } = state
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!brand) return
    // Told by the store when the server refuses; the articles are shown anyway.
    if (printer)
      printersOf(shop)
        .keep(printer)
        .catch(() => undefined)
    const chosen = { brandId: brand.brandId, seriesId: chosenSeries?.seriesId, modelId: printer?.modelId }
    if (onFind?.(chosen) !== false) go(printerPath(chosen))
  }
  return (
    <>
      <div className="cw-card__head">
        <h2>{t('title')}</h2>
        {total !== undefined && (
          <Heard when="changed" className="cw-end cw-sub">
            {t('articles', { count: total, n: number(total) })}
          </Heard>
        )}
      </div>
      {status === 'failed' ? (
        <Empty
          failed
          icon={printerIcon}
          title={t('failed')}
          actions={<Button onClick={finder.reload}>{common('retry')}</Button>}
        />
      ) : (
        <form className="cw-card__body cw-finder" onSubmit={handleSubmit} inert={isDisabled}>
          <PickField
            label={t('brand')}
            placeholder={t('anyBrand')}
            items={brands}
            chosen={brand}
            begun={begun?.field === 'brand' ? begun.text : undefined}
            keyOf={one => String(one.brandId)}
            nameOf={one => one.brandName}
            onPick={one => finder.chooseBrand(one?.brandId)}
          />
          <PickField
            label={t('series')}
            placeholder={t('anySeries')}
            items={series}
            chosen={chosenSeries}
            begun={begun?.field === 'series' ? begun.text : undefined}
            keyOf={one => String(one.seriesId)}
            nameOf={one => one.seriesName}
            aboutOf={brand ? undefined : one => one.brandName}
            onPick={one => finder.chooseSeries(one?.seriesId)}
          />
          <ModelField finder={finder} begun={begun?.field === 'model' ? begun.text : undefined} />
          <Button kind="primary" type="submit" disabled={!brand || isDisabled}>
            {total === undefined ? t('show') : t('showNumber', { count: total, n: number(total) })}
          </Button>
          <p className="cw-sub cw-finder__hint">{t('hint')}</p>
        </form>
      )}
    </>
  )
}

/** Models are too many to have them all at hand: the server offers those that fit what was typed. */
function ModelField({ finder, begun }: { finder: Finder; begun: string | undefined }) {
  const t = useTexts(printersTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormat()
  const { printer, chosenSeries, brand, offered, offerStatus } = useStore(finder.store, state => state)
  const [text, setText] = useState('')
  const about = (one: Printer) =>
    [!brand && one.brandName, !chosenSeries && one.seriesName, number(one.articles)].filter(Boolean).join(' · ')
  return (
    <PickField
      label={t('model')}
      placeholder={t('anyModel')}
      items={offered}
      // An answer to an older text stays until the next one is there, but for what no longer fits.
      isAnswer={offerStatus === 'ready'}
      loading={offerStatus === 'loading' ? common('loading') : undefined}
      note={
        offerStatus === 'failed' ? t('notOffered') : offerStatus === 'ready' && text ? t('none', { text }) : undefined
      }
      chosen={printer}
      begun={begun}
      keyOf={one => String(one.modelId)}
      nameOf={one => one.modelName}
      aboutOf={about}
      onText={typed => {
        setText(typed)
        finder.offer(typed)
      }}
      onPick={finder.choosePrinter}
    />
  )
}
