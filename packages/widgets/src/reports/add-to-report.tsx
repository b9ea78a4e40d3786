import { createReturnUploads, reportsOf, uploadedFiles } from '@cartwright/core'
import { REPORT_TEXT_CHARS, type ReportsOfOrder } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { TextAreaField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { UploadsField } from '../uploads/uploads-field'
import { reportsTexts } from './reports.texts'

export interface AddToReportProps {
  reportNo: string
  /** Of the line of the report. */
  lineId: number
  article: string
  onAdded: (reports: ReportsOfOrder) => void
  onClose: () => void
}

/** Words and photos beside a line of an open report; what was sent stays as it is. */
export function AddToReport(props: AddToReportProps) {
  const shop = useShop()
  const uploads = useDisposable(() => createReturnUploads(shop), props.lineId)
  return uploads ? <Form {...props} uploads={uploads} /> : null
}

type Uploads = ReturnType<typeof createReturnUploads>

function Form({ reportNo, lineId, article, uploads, onAdded, onClose }: AddToReportProps & { uploads: Uploads }) {
  const shop = useShop()
  const t = useTexts(reportsTexts)
  const common = useTexts(commonTexts)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [busy, run] = useBusy()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const isOnItsWay = useStore(uploads.store, state => state.entries.some(({ status }) => status === 'uploading'))
  const send = () => {
    setChecked(true)
    if (text.trim() === '' || isOnItsWay) return
    run(async () => {
      const files = uploadedFiles(uploads).map(({ fileId }) => fileId)
      onAdded(await reportsOf(shop).add(reportNo, { lineId, text: text.trim(), files }))
      shop.messages.show({ kind: 'success', text: t('added', { reportNo }) })
      onClose()
    })
  }
  return (
    <form
      ref={form}
      noValidate
      className="cw-reports__add"
      aria-label={`${t('add')}: ${article}`}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <TextAreaField
        label={t('addText')}
        required
        maxLength={REPORT_TEXT_CHARS}
        value={text}
        onValue={setText}
        error={isChecked && text.trim() === '' ? t('textMissing') : undefined}
      />
      <UploadsField
        uploads={uploads}
        label={t('photos')}
        error={isChecked && isOnItsWay ? t('uploading') : undefined}
      />
      <div className="cw-row cw-row--wrap">
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button kind="primary" type="submit" busy={busy}>
          {t('addSend')}
        </Button>
      </div>
    </form>
  )
}
