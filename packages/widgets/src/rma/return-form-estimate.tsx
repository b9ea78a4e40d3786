import { isWrong, type ReturnForm } from '@cartwright/core'
import type { ReturnFormProblem } from '@cartwright/core/contract'
import { useRef } from 'react'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
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
  const navigate = useNavigate(onNavigate)
  const [isSubmitting, runSubmit] = useBusy()
  const [, runSave] = useBusy()
  const box = useRef<HTMLElement>(null)
  /** What is missing may be far above the button; it is known once that has been drawn. */
  const seekWrong = () => {
    const form = box.current?.closest('.cw-return')
    requestAnimationFrame(() => setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()))
  }
  const { sums, lines, problems, isChecked, saving } = useStore(form.store, state => state)
  const wrong =
    problems.length + lines.flatMap(line => line.problems).reduce((total, { blocks }) => total + (blocks ? 1 : 0), 0)
  const submit = async () => {
    const submitted = await form.submit()
    if (!submitted) return seekWrong()
    const { id, rmaNo } = submitted
    if (onReturnSubmitted?.({ returnId: id, rmaNo }) === false) return
    navigate(returnPath(id))
  }
  const save = async () => {
    if (await form.save()) shop.messages.show({ kind: 'success', text: t('saved') })
  }
  return (
    <section ref={box} className="cw-card">
      <div className="cw-card__head">
        <h2>{t('estimate')}</h2>
        <SavingState form={form} />
      </div>
      <div className="cw-card__body cw-return__estimate">
        {sums && <ReturnTotals {...sums} />}
        <p className="cw-hint">
          {words('auditDays')} {t('final')}
        </p>
        <Button kind="primary" busy={isSubmitting} onClick={() => runSubmit(submit)}>
          {t('submit')}
        </Button>
        {isChecked && isWrong({ lines, problems }) && (
          <div role="alert">
            {(wrong > 1 || problems.length === 0) && <p className="cw-error">{t('fieldsWrong', { count: wrong })}</p>}
            {wrong === 1 && problems[0] && <p className="cw-error">{t(FORM_WORDS[problems[0]])}</p>}
            {wrong > 1 && problems.includes('NO_LINES') && <p className="cw-error">{t('linesMissing')}</p>}
          </div>
        )}
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
    <span className="cw-sub cw-end" role="status">
      {saving === 'saved' && rma
        ? t('savedAt', { time: date(rma.updateTime, { hour: '2-digit', minute: '2-digit' }) })
        : saving === 'failed'
          ? error?.kind === 'refused' && error.at.msg
            ? error.at.msg
            : t('notSaved')
          : t('saving')}
    </span>
  )
}
