import type { Return } from '@cartwright/core/contract'
import { daysBetween, returnDeadline } from '@cartwright/core/rules'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { returnDetailsTexts } from './return-details.texts'

/** What ends when: the answer of the audit, and the days on which more of the same orders may still go back. */
export function ReturnDeadlines({ rma }: { rma: Return }) {
  const t = useTexts(returnDetailsTexts)
  const format = useFormat()
  const { date, number } = format
  const today = format.today()
  const deadlines = deadlinesOf(rma).filter(({ day }) => day >= today)
  if (deadlines.length === 0) return null
  return (
    <section className="cw-card">
      <ul className="cw-return__deadlines" aria-label={t('deadlines')}>
        {deadlines.map(({ words, day }) => {
          const days = daysBetween(today, day)
          return (
            <li key={words}>
              <span className="cw-return__days">
                <b>{number(days)}</b>
                {t('days', { count: days })}
              </span>
              <span>
                <span className="cw-return__deadline">{t(words)}</span>
                <span className="cw-sub">{t('byDay', { day: date(day, { ...SHORT_DAY, year: 'numeric' }) })}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Of several orders, the day on which the first of them ends. */
function deadlinesOf({ status, answerBy, lines }: Return) {
  const first = (reason: 'notRequired' | 'leaking') =>
    lines.flatMap(line => returnDeadline(reason, line) ?? []).sort()[0]
  const all = [
    { words: 'untilAnswer', day: status === 'application for return' ? answerBy : null },
    { words: 'untilUnused', day: first('notRequired') },
    { words: 'untilWarranty', day: first('leaking') },
  ] as const
  return all.flatMap(({ words, day }) => (day ? [{ words, day }] : []))
}
