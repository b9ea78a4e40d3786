import { type FormEvent, useId, useState } from 'react'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useTexts } from '../provider/use-texts'
import { savedListsTexts } from './saved-lists.texts'

const NAME_CHARS = 80

export interface ListNameDialogProps {
  title: string
  name?: string
  /** Rejects when it could not be done; the dialog stays then. */
  onName: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a list. */
export function ListNameDialog({ title, name: given = '', onName, onClose }: ListNameDialogProps) {
  const t = useTexts(savedListsTexts)
  const [name, setName] = useState(given)
  const [isMissing, setMissing] = useState(false)
  const [busy, run] = useBusy()
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setMissing(true)
    run(() => onName(name.trim()).then(onClose))
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      closeLabel={t('cancel')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={t('name')}
          required
          autoFocus
          autoComplete="off"
          maxLength={NAME_CHARS}
          value={name}
          error={isMissing && name.trim() === '' ? t('nameMissing') : undefined}
          onValue={setName}
        />
      </form>
    </Dialog>
  )
}
