import type { OwnNumbers, OwnNumbersImport } from '@cartwright/core'
import { useState } from 'react'
import { Button } from '../primitives/button'
import { Tag } from '../primitives/status'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { ImportReport } from './import-report'
import { ownNumbersTexts } from './own-numbers.texts'

type Row = OwnNumbersImport['rows'][number]

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

/** Adds own numbers: one that is typed, or those of a file. */
export function OwnNumberImport({ numbers }: { numbers: OwnNumbers }) {
  const t = useTexts(ownNumbersTexts)
  const { number } = useFormat()
  const report = useStore(numbers.store, state => state.report)
  const [, run] = useBusy()
  const why = useWhy()
  const failures = report?.rows.filter(({ result }) => result === 'failed').length ?? 0
  return (
    <ImportReport
      label={t('chooseFile')}
      hint={t('importHint')}
      onText={numbers.readImport}
      run={run}
      report={report}
      nothing={t('importNothing')}
      applied={
        failures > 0
          ? { tone: 'warning', text: t('appliedSome', { count: failures, n: number(failures) }) }
          : { tone: 'success', text: t('applied') }
      }
      apply={{ label: t('apply'), work: numbers.applyImport }}
      onClose={() => numbers.closeImport()}
      columns={[
        { head: t('line'), holds: 'name' },
        { head: t('article'), holds: 'code' },
        { head: t('mine'), holds: 'code' },
        { head: t('result') },
      ]}
      rows={inOrder(report?.rows ?? []).map(row => ({
        key: row.line,
        cells: [
          row.line,
          row.number,
          row.custNumber,
          <span key="result" className="cw-row cw-row--wrap">
            <Tag tone={row.result === 'failed' ? 'danger' : 'neutral'}>
              {row.reason ? why(row) : t(OUTCOME[row.result])}
            </Tag>
            {row.before && row.result !== 'same' && <span className="cw-sub">{t('was', { before: row.before })}</span>}
            {row.isAmbiguous && <Tag tone="warning">{t('ambiguous')}</Tag>}
          </span>,
        ],
      }))}
    >
      <AddNumber numbers={numbers} />
    </ImportReport>
  )
}

/** What failed comes first, then what to look at; the others as they stand in the file. */
const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => concernOf(b) - concernOf(a) || a.line - b.line)
const concernOf = ({ result, isAmbiguous }: Row) => (result === 'failed' ? 2 : isAmbiguous ? 1 : 0)

/** @returns why a number was not taken, in words */
function useWhy() {
  const t = useTexts(ownNumbersTexts)
  return ({ reason, successor }: Pick<Row, 'reason' | 'successor'>): string | undefined =>
    successor ? t('whyReplaced', { successor }) : reason ? t(WHY[reason]) : undefined
}

/** The own number of one article. */
function AddNumber({ numbers }: { numbers: OwnNumbers }) {
  const { messages } = useShop()
  const t = useTexts(ownNumbersTexts)
  const why = useWhy()
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
      className="cw-own-number-form"
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
