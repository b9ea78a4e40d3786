import { personName } from '@cartwright/core/rules'
import { useState } from 'react'
import { userIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { Icon } from '../primitives/icon'
import { useConfirmLabels } from '../provider/dialog-labels'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { sessionTexts } from './session.texts'

/** Who is signed in, and Sign Out, which asks first (SES-005). */
export function SignedIn() {
  const { session } = useShop()
  const t = useTexts(sessionTexts)
  const labels = useConfirmLabels()
  const { company, ...account } = useStore(session.store, state => ({
    userName: state.name,
    firstName: state.firstName,
    lastName: state.lastName,
    company: state.cust.company,
  }))
  const name = personName(account)
  const [step, setStep] = useState<'rest' | 'asking' | 'leaving'>('rest')
  const leave = () => {
    setStep('leaving')
    void session.signOut()
  }
  return (
    <div className="cw-sign-in__who">
      <Icon shape={userIcon} size="l" />
      <div className="cw-grow">
        <b>{t('signedInAs', { name })}</b>
        {name !== account.userName && <span className="cw-sub">{account.userName}</span>}
        <span className="cw-sub">{company}</span>
      </div>
      <Button onClick={() => setStep('asking')}>{t('signOut')}</Button>
      <ConfirmDialog
        {...labels}
        open={step !== 'rest'}
        busy={step === 'leaving'}
        onConfirm={leave}
        onCancel={() => setStep('rest')}
      >
        <p>{t('signOutAsk')}</p>
      </ConfirmDialog>
    </div>
  )
}
