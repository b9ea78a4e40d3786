import { catalogueOf } from '@cartwright/core'
import type { Availability, WarehouseStock } from '@cartwright/core/contract'
import { supplyOf } from '@cartwright/core/rules'
import { Fragment, useEffect, useState } from 'react'
import { Stock, type StockLevel } from '../primitives/status'
import { Table } from '../primitives/table'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { partTexts } from './part/part.texts'
import { stockLevel } from './part/stock-of'
import { useShipmentWords } from './part/use-promise-words'
import { productTexts } from './product.texts'
import { SupplySplit } from './supply-split'

export interface WhereItIsProps {
  number: string
  /** How many are chosen; undefined for what is no longer sold. */
  qty: number | undefined
  availability: Availability
  /** The own one first. */
  warehouses: readonly WarehouseStock[]
}

/** Warehouse of the stock that reaches all European sites within 72 hours (API-062). */
const CENTRAL_WAREHOUSE = 'NL'

/** How the chosen quantity comes, and the pieces by place, for signed-in accounts (CAT-008). */
export function StockLocations({ number, qty, availability, warehouses }: WhereItIsProps) {
  const t = useTexts(productTexts)
  const format = useFormat()
  const words = useShipmentWords()
  const part = useTexts(partTexts)
  const [own, ...others] = warehouses
  // A backend may name the own warehouse and no others.
  const isCentral = (own?.warehouse ?? availability.warehouse) === CENTRAL_WAREHOUSE
  const central = useCentralStock(number, !isCentral)
  const { stock, otherStock, inTransit } = availability
  // Others may expect pieces too, see the table.
  const where = own && warehouses.length > 1 ? `${own.warehouse} ${own.name}` : undefined
  const { arrivals } = supplyOf(availability)
  const rows: readonly (readonly [label: string, pieces: number, level: StockLevel, hint?: string | undefined])[] = [
    // The own warehouse may be the central one: the same pieces are shown once.
    [t('inventory'), stock, stockLevel(availability), isCentral ? t('stockNlNow') : undefined],
    ...(warehouses.length > 1 || otherStock > 0
      ? [[t('otherInventory'), otherStock, otherStock > 0 ? 'in' : 'none'] as const]
      : []),
    ...(central === undefined ? [] : [[t('stockNl'), central, central > 0 ? 'in' : 'none', t('stockNlHint')] as const]),
    ...(arrivals.length > 0
      ? arrivals.map(({ day, qty }) => [t('inTransitOn', { date: format.date(day) }), qty, 'later', where] as const)
      : [[t('inTransit'), inTransit, inTransit > 0 ? 'later' : 'none', where] as const]),
  ]
  return (
    <div className="cw-where">
      <h2>{t('whereItIs')}</h2>
      {qty !== undefined && <SupplySplit qty={qty} availability={availability} />}
      <dl>
        {rows.map(([label, pieces, level, hint]) => (
          <div key={label}>
            <dt>
              {label}
              {hint && <span className="cw-sub">{hint}</span>}
            </dt>
            <dd>
              <Stock level={level} label={level === 'low' ? part('stockLow') : undefined}>
                {format.number(pieces)}
              </Stock>
            </dd>
          </div>
        ))}
      </dl>
      {warehouses.length > 1 && (
        <Table
          className="cw-where__houses"
          caption={t('byWarehouse')}
          columns={[
            { head: t('warehouse'), holds: 'name' },
            { head: t('inventory'), holds: 'amount' },
            { head: t('inTransit'), holds: 'amount' },
          ]}
          rows={warehouses.map(({ warehouse, name, stock: pieces, ...coming }) => ({
            key: warehouse,
            cells: [
              <Fragment key={warehouse}>
                {warehouse} <span className="cw-sub">{name}</span>
              </Fragment>,
              format.number(pieces),
              <Fragment key="coming">
                {arrivalsOf(coming).map(arrival => (
                  <div key={`${arrival.when} ${arrival.qty}`} className="cw-nowrap">
                    {words([arrival])}
                  </div>
                ))}
                {arrivalsOf(coming).length === 0 && '–'}
              </Fragment>,
            ],
          }))}
        />
      )}
      {own && others.some(({ inTransit: coming }) => coming > 0) && (
        <p className="cw-sub">{t('ownArrivals', { warehouse: `${own.warehouse} ${own.name}` })}</p>
      )}
    </div>
  )
}

/** What is on its way to a warehouse; of a back end that tells no more, the next of it. */
const arrivalsOf = ({ inTransit, etaDate, arrivals }: Pick<WarehouseStock, 'inTransit' | 'etaDate' | 'arrivals'>) => {
  const next = inTransit > 0 && etaDate !== null ? [{ day: etaDate, qty: inTransit }] : []
  return (arrivals ?? next).map(({ day, qty }) => ({ when: day, qty }))
}

/** Pieces in the central warehouse; undefined outside of Europe and until they are known. */
function useCentralStock(number: string, isAsked: boolean): number | undefined {
  const shop = useShop()
  const { sites } = shop
  const catalogue = catalogueOf(shop)
  const isEurope = useStore(sites.store, state => state.region === 'EU')
  const [known, setKnown] = useState<{ number: string; pieces: number }>()
  useEffect(() => {
    if (!isEurope || !isAsked) return
    let isCurrent = true
    catalogue.stockByNumber([number], CENTRAL_WAREHOUSE).then(
      stock => isCurrent && setKnown({ number, pieces: stock[number] ?? 0 }),
      // One line less; the failure has been reported.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [catalogue, isEurope, isAsked, number])
  return isAsked && known?.number === number ? known.pieces : undefined
}
