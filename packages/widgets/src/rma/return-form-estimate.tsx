import { isWrong, type ReturnForm } from '@cartwright/core'
import type { ReturnFormProblem } from '@cartwright/core/contract'
import { answerDay } from '@cartwright/core/rules'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { primaryKey } from '../primitives/primary-key'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useErrorSummary } from '../provider/use-error-summary'
import { useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { returnFormTexts } from './return-form.texts'
import type { ReturnFormProps } from './return-form.types'
import { returnPath } from './returns'
import { ReturnTotals } from './rma-words'
import { rmaWordsTexts } from './rma-words.texts'

export interface ReturnEstimateProps extends Pick<ReturnFormProps, 'onReturnSubmitted' | 'onNavigate'> {
  form: ReturnForm
}

/** What the return comes to, and the buttons that save and submit it. */
export function ReturnEstimate({ form, onReturnSubmitted, onNavigate }: ReturnEstimateProps) {
  const shop = useShop()
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const common = useTexts(commonTexts)
  const navigate = useNavigate(onNavigate)
  const [isSubmitting, runSubmit] = useBusy()
  const [, runSave] = useBusy()
  const { sums, lines, problems, isChecked, saving } = useStore(form.store, state => state)
  const isStopped = isChecked && isWrong({ lines, problems })
  const { summary, refuse } = useErrorSummary(isStopped ? problems.map(problem => t(FORM_WORDS[problem])) : [])
  const { date, today } = useFormat()
  const submit = async () => {
    const submitted = await form.submit()
    if (!submitted) return refuse()
    const { id, rmaNo } = submitted
    const day = date(answerDay(today()), { day: 'numeric', month: 'long' })
    shop.messages.show({ kind: 'success', text: t('submittedNow', { rmaNo, date: day }) })
    if (onReturnSubmitted?.({ returnId: id, rmaNo }) === false) return
    navigate(returnPath(id))
  }
  const save = async () => {
    if (await form.save()) shop.messages.show({ kind: 'success', text: t('saved') })
  }
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('estimate')}</h2>
        <SavingState form={form} />
      </div>
      <div className="cw-card__body cw-return__estimate">
        {sums && <ReturnTotals {...sums} />}
        <p className="cw-hint">
          {words('auditDays')} {t('final')}
        </p>
        <Button
          {...primaryKey(common('sendKeys'))}
          kind="primary"
          busy={isSubmitting}
          onClick={() => runSubmit(submit)}
        >
          {t('submit')}
        </Button>
        {summary}
        <Button reason={saving === 'none' ? t('nothingToSave') : undefined} onClick={() => runSave(save)}>
          {t('save')}
        </Button>
      </div>
    </section>
  )
}

const FORM_WORDS = {
  NO_LINES: 'linesMissing',
  ADDRESS_MISSING: 'addressMissing',
  DELIVERY_MISSING: 'deliveryMissing',
  FORWARDER_MISSING: 'forwarderMissing',
  NOTE_MISSING: 'noteMissing',
} as const satisfies Record<ReturnFormProblem, string>

function SavingState({ form }: { form: ReturnForm }) {
  const t = useTexts(returnFormTexts)
  const { date } = useFormat()
  const { saving, rma, error } = useStore(form.store, state => state)
  if (saving === 'none' || saving === 'conflict') return null
  return (
    <Heard key={saving} when={saving === 'failed' ? 'drawn' : 'never'} className="cw-sub cw-end">
      {saving === 'saved' && rma
        ? t('savedAt', { time: date(rma.updateTime, { hour: '2-digit', minute: '2-digit' }) })
        : saving === 'failed'
          ? error?.kind === 'refused' && error.at.msg
            ? error.at.msg
            : t('notSaved')
          : t('saving')}
    </Heard>
  )
}
