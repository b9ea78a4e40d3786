import { IMPORT_BYTES } from '@cartwright/core'
import { useRef, useState } from 'react'
import { uploadIcon } from '../icons/upload'
import { Button } from '../primitives/button'
import { useFormat, useTexts } from '../provider/use-texts'
import { importFileTexts } from './import-file.texts'

export interface ImportFileProps {
  label: string
  hint: string
  /** Gets the text and the name of the file that was chosen. */
  onText: (text: string, name: string) => Promise<void>
  /** Runs work, one at a time. */
  run: (work: () => Promise<unknown>) => void
}

/** Chooses a CSV file to import; the same file can be chosen again once it has been read. */
export function ImportFile({ label, hint, onText, run }: ImportFileProps) {
  const t = useTexts(importFileTexts)
  const { number } = useFormat()
  const picker = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState<string>()
  return (
    <div className="cw-col">
      <Button icon={uploadIcon} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept=".csv,text/csv,text/plain"
        onChange={event => {
          const field = event.currentTarget
          const file = field.files?.[0]
          if (file && file.size > IMPORT_BYTES) {
            setTooLarge(file.name)
            field.value = ''
          } else if (file)
            run(async () => {
              setTooLarge(undefined)
              await onText(await file.text(), file.name)
              // The same file once more is a change too.
              field.value = ''
            })
        }}
      />
      <span className="cw-hint">{hint}</span>
      {tooLarge !== undefined && (
        <span className="cw-error" role="alert">
          {t('tooLarge', { name: tooLarge, max: number(IMPORT_BYTES / 1024) })}
        </span>
      )}
    </div>
  )
}
