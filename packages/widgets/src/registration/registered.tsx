import { circleCheckIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { registrationTexts } from './registration.texts'

export interface RegisteredProps extends NavigationHandlers {
  userName: string
  email: string
  /** Undefined for no way there. */
  signInPath: string | undefined
}

/** Step 3: what has happened, and what comes next; nothing where the host signs its readers in. */
export function Registered({ userName, email, signInPath, onNavigate }: RegisteredProps) {
  const t = useTexts(registrationTexts)
  const go = useNavigate(onNavigate)
  return (
    <div className="cw-empty cw-registration__done">
      <Icon shape={circleCheckIcon} />
      <h2 className="cw-empty__title" tabIndex={-1}>
        {t('successTitle')}
      </h2>
      <Heard as="p">
        {signInPath === undefined ? t('successByHost', { userName }) : t('successText', { userName, email })}
      </Heard>
      {signInPath !== undefined && (
        <div className="cw-row">
          <Button kind="primary" size="l" onClick={() => go(signInPath)}>
            {t('signIn')}
          </Button>
        </div>
      )}
    </div>
  )
}
