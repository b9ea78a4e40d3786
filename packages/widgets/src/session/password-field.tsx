import { type KeyboardEvent, useState } from 'react'
import { eyeIcon, eyeOffIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { TextField, type TextFieldProps } from '../primitives/text-field'
import { useTexts } from '../provider/use-texts'
import { sessionTexts } from './session.texts'

/** A password: masked until one wants to see it, with a word about Caps Lock. */
export function PasswordField({ hint, ...props }: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useTexts(sessionTexts)
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      hint={hasCapsLock ? t('capsLock') : hint}
      end={
        <Button
          kind="quiet"
          size="s"
          icon={isShown ? eyeOffIcon : eyeIcon}
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
