import type { RegistrationState } from '@cartwright/core'
import { checkIcon } from '../icons/icons'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { useTexts } from '../provider/use-texts'
import { registrationTexts } from './registration.texts'

const STEPS = [1, 2, 3] as const

/** Where one is among the three steps. */
export function Steps({ step }: Pick<RegistrationState, 'step'>) {
  const t = useTexts(registrationTexts)
  return (
    <ol className="cw-steps" aria-label={t('stepNow', { step })}>
      {STEPS.map(each => {
        const isDone = each < step || step === 3
        return (
          <li
            key={each}
            className={cx(each === step && 'cw-steps__now', isDone && 'cw-steps__done')}
            aria-current={each === step ? 'step' : undefined}
          >
            <span className="cw-steps__sign" aria-hidden="true">
              {isDone ? <Icon shape={checkIcon} size="s" /> : each}
            </span>
            <span>{t(`step${each}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}
