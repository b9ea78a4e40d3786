import { isSeen } from '@cartwright/core/contract'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import { TextField } from './text-field'
import { useBusy } from './use-busy'

export interface NameDialogProps {
  /** Says what is named. */
  title: string
  /** Words for the field, its error when it is blank, and the buttons. */
  labels: Record<'name' | 'missing' | 'save' | 'cancel', string>
  /** Characters of a name. */
  maxLength: number
  /** The one it has. */
  name?: string | undefined
  /** Rejects when it could not be saved; the dialog stays then. */
  onName: (name: string) => Promise<void>
  /** Called with each change of the field. */
  onTyped?: (name: string) => void
  /** Called when it is cancelled, and after `onName` has resolved. */
  onClose: () => void
}

/** Asks for the name of something. */
export function NameDialog(props: NameDialogProps) {
  const { title, labels, maxLength, name: given = '', onName, onTyped, onClose } = props
  const [name, setName] = useState(given)
  const [isMissing, setMissing] = useState(false)
  const [busy, run] = useBusy()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  // A dialog that opens takes the focus to its first button. The effects of what lies inside have run by now.
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSeen(name)) return setMissing(true)
    run(() => onName(name.trim()).then(onClose))
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      closeLabel={labels.cancel}
      foot={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button kind="primary" type="submit" form={form} busy={busy}>
            {labels.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={labels.name}
          required
          inputRef={field}
          autoComplete="off"
          maxLength={maxLength}
          value={name}
          error={isMissing && !isSeen(name) ? labels.missing : undefined}
          onValue={typed => {
            setName(typed)
            onTyped?.(typed)
          }}
        />
      </form>
    </Dialog>
  )
}
