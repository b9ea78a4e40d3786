import { type OwnNumbers as Numbers, type OwnNumbersImport, ownNumbersOf, PAGE_SIZE } from '@cartwright/core'
import type { OwnNumber } from '@cartwright/core/contract'
import { maySetCustNumber } from '@cartwright/core/rules'
import { useEffect, useState } from 'react'
import { hashIcon } from '../icons/hash'
import { searchIcon } from '../icons/search'
import { Button } from '../primitives/button'
import { Empty, Locked, Notice, SkeletonRows } from '../primitives/feedback'
import { Pager } from '../primitives/pager'
import { Tag } from '../primitives/status'
import { Table } from '../primitives/table'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { usePagerTexts } from '../provider/pager-labels'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { ImportFile } from '../uploads/import-file'
import { ownNumbersTexts } from './own-numbers.texts'

const WHY = {
  ambiguous: 'whyAmbiguous',
  article: 'whyArticle',
  columns: 'whyColumns',
  disabled: 'whyDisabled',
  number: 'whyNumber',
  repeated: 'whyRepeated',
} as const
const OUTCOME = {
  new: 'outcomeNew',
  changed: 'outcomeChanged',
  same: 'outcomeSame',
  removed: 'outcomeRemoved',
  failed: 'outcomeFailed',
} as const

/** The company's own article numbers: found, changed in place, imported and exported (CAT-007). */
export function OwnNumbers() {
  const shop = useShop()
  const numbers = ownNumbersOf(shop)
  const t = useTexts(ownNumbersTexts)
  const common = useTexts(commonTexts)
  const pagerTexts = usePagerTexts()
  const { isSignedIn, roles } = useStore(shop.session.store, state => ({
    isSignedIn: state.isSignedIn,
    roles: state.roles,
  }))
  const state = useStore(numbers.store, all => all)
  const [keyword, setKeyword] = useState('')
  const [isSaving, runSave] = useBusy()
  const [isExporting, runExport] = useBusy()
  const [, run] = useBusy()
  const { number } = useFormat()
  const why: Why = ({ reason, successor }) =>
    successor ? t('whyReplaced', { successor }) : reason ? t(WHY[reason]) : undefined
  useEffect(() => {
    if (isSignedIn) void numbers.load()
  }, [numbers, isSignedIn])
  if (!isSignedIn)
    return (
      <WidgetBox>
        <Locked>{t('signIn')}</Locked>
      </WidgetBox>
    )
  if (state.status === 'failed')
    return (
      <WidgetBox className="cw-card">
        <Empty
          icon={hashIcon}
          failed
          title={t('failed')}
          actions={<Button onClick={() => void numbers.load()}>{common('retry')}</Button>}
        />
      </WidgetBox>
    )
  if (state.status !== 'ready')
    return (
      <WidgetBox className="cw-card">
        <SkeletonRows label={common('loading')} />
      </WidgetBox>
    )
  const mayChange = maySetCustNumber(roles)
  const { draft, report } = state
  const failures = report?.rows.filter(({ result }) => result === 'failed').length ?? 0
  const save = () =>
    runSave(async () => {
      if (await numbers.save()) shop.messages.show({ kind: 'success', text: t('saved') })
    })

  const cells = (row: OwnNumber) => {
    const article = (
      <span key="article">
        <b className="cw-code">{row.number}</b>
        <span className="cw-sub">{row.oemCode}</span>
      </span>
    )
    if (draft?.goodsSkuId === row.goodsSkuId)
      return [
        article,
        <TextField
          key="mine"
          label={`${t('mine')}: ${row.number}`}
          code
          autoComplete="off"
          maxLength={40}
          value={draft.typed}
          onValue={numbers.type}
          error={draft.problem}
          hint={
            draft.isAmbiguous && (
              <span role="status">
                <Tag tone="warning">{t('ambiguous')}</Tag> {t('ambiguousHint')}
              </span>
            )
          }
          onBlur={() => void numbers.check()}
          onKeyDown={event => {
            if (event.key === 'Enter') save()
            if (event.key === 'Escape') numbers.cancel()
          }}
        />,
        <span key="act" className="cw-row">
          <Button size="s" kind="primary" busy={isSaving} onClick={save}>
            {t('save')}
          </Button>
          <Button size="s" onClick={() => numbers.cancel()}>
            {common('cancel')}
          </Button>
        </span>,
      ]
    return [
      article,
      <span key="mine" className="cw-row cw-row--wrap">
        <span className="cw-code">{row.custNumber}</span>
        {row.isAmbiguous && <Tag tone="warning">{t('ambiguous')}</Tag>}
      </span>,
      mayChange && (
        <Button key="act" size="s" aria-label={`${t('edit')}: ${row.number}`} onClick={() => numbers.edit(row)}>
          {t('edit')}
        </Button>
      ),
    ]
  }

  return (
    <WidgetBox className="cw-account">
      <form
        className="cw-row cw-row--wrap"
        onSubmit={event => {
          event.preventDefault()
          void numbers.search(keyword)
        }}
      >
        <input
          type="search"
          part="input"
          className="cw-input cw-address-book__search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={keyword}
          onChange={event => setKeyword(event.currentTarget.value)}
        />
        <Button type="submit" icon={searchIcon} aria-label={t('search')} />
        <span className="cw-end">
          <Button
            busy={isExporting}
            disabled={state.rows.length === 0}
            onClick={() =>
              runExport(async () => {
                const { name, content } = await numbers.export()
                saveFile(name, content)
              })
            }
          >
            {t('exportFile')}
          </Button>
        </span>
      </form>
      <div className="cw-card cw-table-box">
        {state.rows.length === 0 ? (
          <Empty icon={hashIcon} title={t(state.keyword.trim() ? 'noHit' : 'empty')}>
            {!state.keyword.trim() && t('emptyText')}
          </Empty>
        ) : (
          <Table
            caption={t('list')}
            className="cw-table cw-table--cards"
            columns={[{ head: t('article'), holds: 'part' }, { head: t('mine') }, { head: t('edit') }]}
            rows={state.rows.map(row => ({ key: row.goodsSkuId, cells: cells(row) }))}
          />
        )}
        {state.total > PAGE_SIZE && (
          <Pager
            page={state.page}
            pageSize={PAGE_SIZE}
            total={state.total}
            onPage={page => void numbers.turn(page)}
            texts={pagerTexts}
          />
        )}
      </div>
      {mayChange && (
        <section className="cw-card">
          <div className="cw-card__body cw-account-form">
            <AddNumber numbers={numbers} why={why} />
            <ImportFile label={t('chooseFile')} hint={t('importHint')} onText={numbers.readImport} run={run} />
            {report && report.rows.length === 0 && <Notice tone="warning">{t('importNothing')}</Notice>}
            {report?.isApplied && (
              <Notice tone={failures > 0 ? 'warning' : 'success'} live>
                {failures > 0 ? t('appliedSome', { count: failures, n: number(failures) }) : t('applied')}
              </Notice>
            )}
          </div>
          {report && report.rows.length > 0 && (
            <>
              <Table
                caption={t('chooseFile')}
                className="cw-table cw-table--cards"
                columns={[
                  { head: t('line'), holds: 'name' },
                  { head: t('article'), holds: 'code' },
                  { head: t('mine'), holds: 'code' },
                  { head: t('result') },
                ]}
                rows={inOrder(report.rows).map(row => ({
                  key: row.line,
                  cells: [
                    row.line,
                    row.number,
                    row.custNumber,
                    <span key="result" className="cw-row cw-row--wrap">
                      <Tag tone={row.result === 'failed' ? 'danger' : 'neutral'}>
                        {row.reason ? why(row) : t(OUTCOME[row.result])}
                      </Tag>
                      {row.isAmbiguous && <Tag tone="warning">{t('ambiguous')}</Tag>}
                    </span>,
                  ],
                }))}
              />
              <div className="cw-row cw-card__body">
                {!report.isApplied && (
                  <Button kind="primary" onClick={() => run(numbers.applyImport)}>
                    {t('apply')}
                  </Button>
                )}
                <Button onClick={() => numbers.closeImport()}>{common('close')}</Button>
              </div>
            </>
          )}
        </section>
      )}
    </WidgetBox>
  )
}

/** What failed comes first, then what to look at; the others as they stand in the file. */
const inOrder = (rows: OwnNumbersImport['rows']) =>
  rows.toSorted((a, b) => concernOf(b) - concernOf(a) || a.line - b.line)
const concernOf = ({ result, isAmbiguous }: OwnNumbersImport['rows'][number]) =>
  result === 'failed' ? 2 : isAmbiguous ? 1 : 0

type Why = (row: Pick<OwnNumbersImport['rows'][number], 'reason' | 'successor'>) => string | undefined

/** The own number of one article. */
function AddNumber({ numbers, why }: { numbers: Numbers; why: Why }) {
  const { messages } = useShop()
  const t = useTexts(ownNumbersTexts)
  const [article, setArticle] = useState('')
  const [mine, setMine] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = useBusy()
  const add = async () => {
    if (!article.trim() || !mine.trim()) return setProblem(t('whyColumns'))
    const row = await numbers.add(article, mine)
    if (row?.result === 'failed') return setProblem(why(row))
    setProblem(undefined)
    setArticle('')
    setMine('')
    messages.show(
      row?.isAmbiguous ? { kind: 'warning', text: t('savedAmbiguous') } : { kind: 'success', text: t('saved') },
    )
  }
  return (
    <form
      className="cw-own-number"
      onSubmit={event => {
        event.preventDefault()
        run(add)
      }}
    >
      <TextField
        label={t('anyNumber')}
        code
        autoComplete="off"
        maxLength={120}
        value={article}
        onValue={setArticle}
        error={problem}
      />
      <TextField label={t('mine')} code autoComplete="off" maxLength={40} value={mine} onValue={setMine} />
      <Button type="submit" busy={isBusy}>
        {t('add')}
      </Button>
    </form>
  )
}
