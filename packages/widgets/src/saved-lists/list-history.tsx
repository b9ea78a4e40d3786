import { calls, isShopError } from '@cartwright/core'
import { type CallResult, type ListChange, REMINDER_DAYS, type ReminderDays } from '@cartwright/core/contract'
import { useEffect, useState } from 'react'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { SelectField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { MOMENT, useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './list-history.css?inline'
import { listHistoryTexts } from './list-history.texts'

addSheet(css)

const NEVER = 'never'

type History = CallResult<'savedLists.history'>

/** Who changed what in a saved list, and when its reader is reminded of it. Draws nothing for a quick order that is no saved list. */
export function ListHistory({ listId }: { listId: number }) {
  const { client } = useShop()
  const t = useTexts(listHistoryTexts)
  const common = useTexts(commonTexts)
  const [history, setHistory] = useState<History>()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    void turn
    const stop = new AbortController()
    setFailed(false)
    client
      .call(calls.savedLists.history, { params: { id: listId } }, { signal: stop.signal, silent: true })
      .then(answer => {
        if (!stop.signal.aborted) setHistory(answer)
      })
      .catch(error => {
        if (!stop.signal.aborted && !isShopError(error, 'not-found')) setFailed(true)
      })
    return () => stop.abort()
  }, [client, listId, turn])

  if (!history && !failed) return null
  return (
    <section className="cw-card cw-list-history" aria-label={t('title')}>
      <div className="cw-card__head">
        <h2>{t('title')}</h2>
      </div>
      <div className="cw-card__body">
        {history ? (
          <div className="cw-list-history__body">
            {history.changes.length === 0 ? (
              <p className="cw-sub">{t('nothing')}</p>
            ) : (
              <ol className="cw-list-history__changes">
                {history.changes.map(change => (
                  <Change key={`${change.time} ${change.by}`} change={change} />
                ))}
              </ol>
            )}
            <Reminder
              listId={listId}
              days={history.reminderDays}
              onDays={reminderDays => setHistory({ ...history, reminderDays })}
            />
          </div>
        ) : (
          <Heard as="p" className="cw-row cw-row--wrap">
            {t('failed')} <Button onClick={() => setTurn(turn + 1)}>{common('retry')}</Button>
          </Heard>
        )}
      </div>
    </section>
  )
}

interface ReminderProps {
  listId: number
  days: number | null
  onDays: (days: number | null) => void
}

function Reminder({ listId, days, onDays }: ReminderProps) {
  const { client, messages } = useShop()
  const t = useTexts(listHistoryTexts)
  const [busy, run] = useBusy()
  const set = async (wanted: ReminderDays | null) => {
    await client.call(calls.savedLists.remind, { params: { id: listId }, body: { days: wanted } })
    onDays(wanted)
    messages.show({ kind: 'success', text: wanted === null ? t('notReminded') : t('reminded', { count: wanted }) })
  }
  return (
    <SelectField
      label={t('remind')}
      hint={t('remindHint')}
      value={String(days ?? NEVER)}
      aria-busy={busy}
      onValue={value => run(() => set(REMINDER_DAYS.find(wanted => String(wanted) === value) ?? null))}
      options={[
        { value: NEVER, label: t('never') },
        ...REMINDER_DAYS.map(count => ({ value: String(count), label: t('after', { count }) })),
      ]}
    />
  )
}

/** What one account did at one time. */
function Change({ change }: { change: ListChange }) {
  const t = useTexts(listHistoryTexts)
  const { date } = useFormat()
  const { by, own, time, created, oldName, shared, lines, added, changed, removed } = change
  const more = added + changed + removed - lines.length
  return (
    <li>
      <b>{own ? t('you') : by}</b> <span className="cw-sub">· {date(time, MOMENT)}</span>
      <ul>
        {created && <li>{t('created', { count: added })}</li>}
        {oldName !== null && <li>{t('renamed', { name: oldName })}</li>}
        {shared !== null && <li>{t(shared ? 'shared' : 'unshared')}</li>}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand in several lines, and the lines do not change.
          <li key={at}>
            <Line line={line} />
          </li>
        ))}
        {!created && more > 0 && <li>{t('more', { count: more })}</li>}
      </ul>
    </li>
  )
}

function Line({ line: { input: number, before, after } }: { line: ListChange['lines'][number] }) {
  const t = useTexts(listHistoryTexts)
  const quantity = after || '–'
  if (after === null) return t('removed', { number })
  return before === null
    ? t('added', { number, quantity })
    : t('changed', { number, before: before || '–', after: quantity })
}
