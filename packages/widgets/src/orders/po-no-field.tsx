import type { Confirmation, RefusedField } from '@cartwright/core'
import { useEffect, useState } from 'react'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { TONE_ICON } from '../primitives/status'
import { TextField } from '../primitives/text-field'
import { commonTexts } from '../provider/common.texts'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { orderConfirmTexts } from './order-confirm.texts'
import type { ReadyState } from './order-confirm.types'

/** Without a key for this long, a number is looked up before its field is left. */
const PAUSE_MS = 600

/** The buyer's own number of the order; an order that has it already is named below. Beside it the reference for invoices, where they carry one. */
export function PoNoField({ confirmation, state }: { confirmation: Confirmation; state: ReadyState }) {
  const t = useTexts(orderConfirmTexts)
  const common = useTexts(commonTexts)
  const { date } = useFormat()
  // Kept here as well: the store follows a moment later, and a field must not.
  const [poNo, setPoNo] = useState(state.poNo)
  const [reference, setReference] = useState(state.buyerReference)
  useEffect(() => {
    void poNo
    const pause = setTimeout(() => confirmation.checkPoNo(), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [confirmation, poNo])
  const refusal = (field: RefusedField) => state.refused.find(at => at.field === field)?.msg
  const twins = (state.confirmation.twins ?? []).filter(twin => twin.samePo)
  return (
    <div className="cw-confirm__pair">
      <TextField
        label={t('poNo')}
        code
        optional={common('optional')}
        maxLength={60}
        value={poNo}
        onValue={text => {
          setPoNo(text)
          confirmation.setPoNo(text)
        }}
        onBlur={() => confirmation.checkPoNo()}
        error={refusal('poNo')}
        data-po-twin={twins.length > 0 || undefined}
        hint={
          twins.length > 0 && (
            <Heard className="cw-confirm__twins">
              <Icon shape={TONE_ICON.warning} size="s" />
              <span>
                {twins.map(twin => (
                  <b key={twin.orderNo}>
                    {t('twinPo', {
                      orderNo: twin.orderNo,
                      poNo: twin.poNo,
                      date: date(twin.soDate, SHORT_DAY),
                    })}
                  </b>
                ))}{' '}
                {t('twinsHint')}
              </span>
            </Heard>
          )
        }
      />
      {state.confirmation.buyerReference != null && (
        <TextField
          label={t('buyerReference')}
          code
          optional={common('optional')}
          maxLength={60}
          value={reference ?? state.confirmation.buyerReference}
          onValue={text => {
            setReference(text)
            confirmation.setBuyerReference(text)
          }}
          error={refusal('buyerReference')}
          hint={t('buyerReferenceHint')}
        />
      )}
    </div>
  )
}
