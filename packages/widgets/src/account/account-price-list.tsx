import { PAGE_SIZE, type AccountPrices as Prices } from '@cartwright/core'
import type { SeenPrice } from '@cartwright/core/contract'
import { marginOf } from '@cartwright/core/rules'
import { useEffect, useRef } from 'react'
import { percentIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { Pager } from '../primitives/pager'
import { refocus } from '../primitives/refocus'
import { Tag } from '../primitives/status'
import { Table } from '../primitives/table'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { usePagerTexts } from '../provider/pager-labels'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { accountPricesTexts } from './account-prices.texts'
import { PartSearch } from './part-search'
import { useSavedPrice } from './use-saved-price'

const ORIGIN = { set: 'originSet', company: 'originCompany', hidden: 'originHidden' } as const

/** What the chosen account sees of each article, or the prices that are set for any account; each is changed in its row. */
export function AccountPriceList({ prices, onBegin }: { prices: Prices; onBegin: () => void }) {
  const t = useTexts(accountPricesTexts)
  const pagerTexts = usePagerTexts()
  const { rows, page, total, keyword, accountId, edit } = useStore(prices.store, state => state)
  const box = useRef<HTMLDivElement>(null)
  const edited = useRef<string>(undefined)
  useEffect(() => {
    const before = edited.current
    edited.current = edit && keyOf(edit)
    if (before === undefined || edit) return
    // The field has gone: the reader goes on at the button that opened it, if its article is still there.
    if (box.current) refocus(box.current, before)
  }, [edit])
  const cellsOf = usePriceCells(prices)
  const isFiltered = keyword.trim() !== ''
  return (
    <>
      <PartSearch label={t('search')} onSearch={text => void prices.search(text)} />
      <div ref={box} className="cw-card cw-table-box">
        {rows.length > 0 ? (
          <Table
            caption={t('list')}
            className="cw-table cw-table--cards cw-prices"
            columns={[
              { head: t('article'), holds: 'part' },
              ...(accountId === undefined ? [{ head: t('account') }] : []),
              { head: t('companyPrice'), holds: 'amount' as const },
              ...(accountId === undefined ? [] : [{ head: t('origin') }]),
              { head: t('price'), holds: 'amount' as const },
              { head: t('margin'), holds: 'amount' as const },
              { head: t('change') },
            ]}
            rows={rows.map(row => ({ key: keyOf(row), cells: cellsOf(row) }))}
          />
        ) : isFiltered ? (
          <Empty icon={percentIcon} title={t('noHit')} />
        ) : (
          <Empty icon={percentIcon} title={t('empty')} actions={<Button onClick={onBegin}>{t('begin')}</Button>}>
            {t('emptyHint')}
          </Empty>
        )}
        {total > PAGE_SIZE && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={total}
            onPage={next => void prices.turn(next)}
            texts={pagerTexts}
          />
        )}
      </div>
    </>
  )
}

const keyOf = ({ accountId, goodsSkuId }: Pick<SeenPrice, 'accountId' | 'goodsSkuId'>) => `${accountId} ${goodsSkuId}`

/** The cells of one article in the list. */
function usePriceCells(prices: Prices) {
  const shop = useShop()
  const t = useTexts(accountPricesTexts)
  const common = useTexts(commonTexts)
  const { money, number } = useFormat()
  const currency = useStore(shop.session.store, state => state.currency)
  const { accountId, edit, rules } = useStore(prices.store, state => state)
  const sayStored = useSavedPrice()
  const [isSaving, runSave] = useBusy()
  const [, run] = useBusy()
  const save = () =>
    runSave(async () => {
      const saved = await prices.saveEdit()
      if (saved) sayStored(saved)
    })
  const originOf = (row: SeenPrice) => {
    if (row.origin !== 'rule') return t(ORIGIN[row.origin ?? 'set'])
    const percent = rules.find(rule => rule.accountId === row.accountId)?.percent ?? 0
    return `${percent > 0 ? '+' : ''}${number(percent)} %`
  }
  return (row: SeenPrice) => {
    const isEdited = edit?.accountId === row.accountId && edit.goodsSkuId === row.goodsSkuId
    return [
      <span key="article">
        <b className="cw-code">{row.number}</b>
        <span className="cw-sub">{[row.oemCode, row.custNumber].filter(Boolean).join(' · ')}</span>
      </span>,
      ...(accountId === undefined ? [row.userName] : []),
      row.companyPrice === null ? '' : money(row.companyPrice, currency),
      ...(accountId === undefined
        ? []
        : [
            <Tag key="origin" tone={row.origin === 'set' ? 'info' : 'neutral'}>
              {originOf(row)}
            </Tag>,
          ]),
      isEdited ? (
        <EditedPrice key="price" prices={prices} edit={edit} onSave={save} />
      ) : row.price === null ? (
        '–'
      ) : (
        money(row.price, currency)
      ),
      <Margin key="margin" row={row} />,
      isEdited ? (
        <span key="act" className="cw-row">
          <Button size="s" kind="primary" busy={isSaving} onClick={save}>
            {t('save')}
          </Button>
          <Button size="s" onClick={() => prices.startEdit(undefined)}>
            {common('cancel')}
          </Button>
        </span>
      ) : (
        <span key="act" className="cw-row cw-row--wrap" data-at={keyOf(row)}>
          <Button size="s" aria-label={`${t('change')}: ${row.number}`} onClick={() => prices.startEdit(row)}>
            {t('change')}
          </Button>
          {(row.origin ?? 'set') === 'set' && (
            <Button
              size="s"
              kind="quiet"
              aria-label={`${t('back')}: ${row.userName}, ${row.number}`}
              onClick={() => run(() => prices.remove(row))}
            >
              {t('back')}
            </Button>
          )}
        </span>
      ),
    ]
  }
}

interface EditedPriceProps {
  prices: Prices
  edit: NonNullable<ReturnType<Prices['store']['getState']>['edit']>
  onSave: () => void
}

/** The price while it is changed: Enter stores it, Escape leaves it as it was. */
function EditedPrice({ prices, edit, onSave }: EditedPriceProps) {
  const t = useTexts(accountPricesTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <span className="cw-price-edit">
      <TextField
        label={`${t('price')}: ${edit.number}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        inputRef={field}
        value={edit.typed}
        onValue={prices.type}
        error={edit.problem && t(edit.problem)}
        onKeyDown={event => {
          if (event.key === 'Enter') onSave()
          if (event.key === 'Escape') prices.startEdit(undefined)
        }}
      />
    </span>
  )
}

/** What the price leaves of the company's own. */
function Margin({ row: { price, companyPrice } }: { row: SeenPrice }) {
  const { number } = useFormat()
  const margin = price === null || companyPrice === null ? undefined : marginOf(companyPrice, price)
  if (margin === undefined) return null
  return margin < 0 ? <Tag tone="warning">{number(margin)} %</Tag> : <>{number(margin)} %</>
}
