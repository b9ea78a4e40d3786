import { type OwnNumbers, PAGE_SIZE } from '@cartwright/core'
import type { OwnNumber } from '@cartwright/core/contract'
import { useEffect, useRef } from 'react'
import { hashIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { Heard } from '../primitives/heard'
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
import { useTexts } from '../provider/use-texts'
import { ownNumbersTexts } from './own-numbers.texts'

export interface OwnNumberListProps {
  numbers: OwnNumbers
  mayChange: boolean
}

/** Articles with their own numbers, one of which is changed in its row. */
export function OwnNumberList({ numbers, mayChange }: OwnNumberListProps) {
  const { messages } = useShop()
  const t = useTexts(ownNumbersTexts)
  const common = useTexts(commonTexts)
  const pagerTexts = usePagerTexts()
  const { rows, page, total, keyword, draft } = useStore(numbers.store, state => state)
  const [isSaving, runSave] = useBusy()
  const box = useRef<HTMLDivElement>(null)
  const edited = useRef<number>(undefined)
  useEffect(() => {
    const before = edited.current
    edited.current = draft?.goodsSkuId
    // The field has gone: the reader goes on at the button that opened it, if it still stands on this page of the list.
    if (before !== undefined && !draft && box.current) refocus(box.current, String(before))
  }, [draft])
  const save = () =>
    runSave(async () => {
      if (await numbers.save()) messages.show({ kind: 'success', text: t('saved') })
    })
  const cells = (row: OwnNumber) => [
    <span key="article">
      <b className="cw-code">{row.number}</b>
      <span className="cw-sub">{row.oemCode}</span>
    </span>,
    ...(draft?.goodsSkuId === row.goodsSkuId
      ? [
          <Edited key="mine" numbers={numbers} row={row} draft={draft} onSave={save} />,
          <span key="act" className="cw-row">
            <Button size="s" kind="primary" busy={isSaving} onClick={save}>
              {t('save')}
            </Button>
            <Button size="s" onClick={() => numbers.cancel()}>
              {common('cancel')}
            </Button>
          </span>,
        ]
      : [
          <span key="mine" className="cw-row cw-row--wrap">
            <span className="cw-code">{row.custNumber}</span>
            {row.isAmbiguous && <Tag tone="warning">{t('ambiguous')}</Tag>}
          </span>,
          mayChange && (
            <span key="act" data-at={row.goodsSkuId}>
              <Button size="s" aria-label={`${t('edit')}: ${row.number}`} onClick={() => numbers.edit(row)}>
                {t('edit')}
              </Button>
            </span>
          ),
        ]),
  ]
  return (
    <div ref={box} className="cw-card cw-table-box">
      {rows.length === 0 ? (
        <Empty icon={hashIcon} title={t(keyword.trim() ? 'noHit' : 'empty')}>
          {!keyword.trim() && t('emptyText')}
        </Empty>
      ) : (
        <Table
          caption={t('list')}
          className="cw-table cw-table--cards"
          columns={[{ head: t('article'), holds: 'part' }, { head: t('mine') }, { head: t('edit') }]}
          rows={rows.map(row => ({ key: row.goodsSkuId, cells: cells(row) }))}
        />
      )}
      {total > PAGE_SIZE && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={total}
          onPage={next => void numbers.turn(next)}
          texts={pagerTexts}
        />
      )}
    </div>
  )
}

interface EditedProps {
  numbers: OwnNumbers
  row: OwnNumber
  draft: NonNullable<ReturnType<OwnNumbers['store']['getState']>['draft']>
  onSave: () => void
}

/** The own number while it is changed: Enter stores it, Escape leaves it as it was. */
function Edited({ numbers, row, draft, onSave }: EditedProps) {
  const t = useTexts(ownNumbersTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that opened it has gone.
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <TextField
      inputRef={field}
      label={`${t('mine')}: ${row.number}`}
      code
      autoComplete="off"
      maxLength={40}
      value={draft.typed}
      onValue={numbers.type}
      error={draft.problem}
      hint={
        draft.isAmbiguous && (
          <Heard>
            <Tag tone="warning">{t('ambiguous')}</Tag> {t('ambiguousHint')}
          </Heard>
        )
      }
      onBlur={() => void numbers.check()}
      onKeyDown={event => {
        if (event.key === 'Enter') onSave()
        if (event.key === 'Escape') numbers.cancel()
      }}
    />
  )
}
