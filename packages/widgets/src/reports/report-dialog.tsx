import { createReportForm, type ReportEntry, type ReportForm } from '@cartwright/core'
import {
  REPORT_KINDS,
  REPORT_TEXT_CHARS,
  type ReportableLine,
  type ReportKind,
  type ReportsOfOrder,
} from '@cartwright/core/contract'
import { closeIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { SelectField, TextAreaField, TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { UploadsField } from '../uploads/uploads-field'
import { reportsTexts } from './reports.texts'

export interface ReportDialogProps {
  orderNo: string
  /** Of which pieces can be reported. */
  lines: readonly ReportableLine[]
  /** Number of the shipment that the goods were in. */
  shipment: string | undefined
  onSent: (reports: ReportsOfOrder) => void
  onClose: () => void
}

/** Which pieces arrived damaged, are missing or are another article; with words, batch number and photos. */
export function ReportDialog(props: ReportDialogProps) {
  const shop = useShop()
  const { orderNo, lines, shipment } = props
  const form = useDisposable(() => createReportForm(shop, { orderNo, lines, shipment }), `${orderNo} ${shipment}`)
  return form ? <OpenDialog {...props} form={form} /> : null
}

function OpenDialog({ shipment, form, onSent, onClose: leave }: ReportDialogProps & { form: ReportForm }) {
  const shop = useShop()
  const t = useTexts(reportsTexts)
  const common = useTexts(commonTexts)
  const entries = useStore(form.store, state => state.entries)
  const [busy, run] = useBusy()
  const onClose = () => {
    form.forget()
    leave()
  }
  const send = async () => {
    const sent = await form.send()
    if (!sent) return
    onSent(sent)
    leave()
    const [{ reportNo, status } = { reportNo: '', status: 'open' }] = sent.reports
    shop.messages.show({ kind: 'success', text: t(status === 'returned' ? 'sentReturn' : 'sent', { reportNo }) })
  }
  return (
    <Dialog
      open
      className="cw-report"
      title={t('report')}
      closeLabel={common('close')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => run(send)}>
            {t('send')}
          </Button>
        </>
      }
    >
      {shipment && <p className="cw-sub">{t('ofShipment', { no: shipment })}</p>}
      <ul className="cw-report__entries">
        {entries.map(entry => (
          <li key={entry.key}>
            <Entry form={form} entry={entry} canRemove={entries.length > 1} />
          </li>
        ))}
      </ul>
      {entries.length < form.choices.length * REPORT_KINDS.length && <Button onClick={form.add}>{t('another')}</Button>}
    </Dialog>
  )
}

function Entry({ form, entry, canRemove }: { form: ReportForm; entry: ReportEntry; canRemove: boolean }) {
  const t = useTexts(reportsTexts)
  const { number } = useFormat()
  const isChecked = useStore(form.store, state => state.isChecked)
  const uploads = form.uploadsOf(entry.key)
  // What is wrong follows from the files as well.
  useStore(uploads.store, state => state.entries)
  const { key, article, qty, kind, text, batchNo } = entry
  const choice = form.choices.find(each => each.key === article)
  const pieces = number(form.leftOf(entry))
  const problem = form.problemOf(entry)
  const say = (...codes: (typeof problem)[]) =>
    // Too many pieces are said at once, what is missing after a try to send.
    problem && codes.includes(problem) && (isChecked || problem === 'above' || problem === 'twice')
      ? t(PROBLEM_WORDS[problem], { pieces })
      : undefined
  return (
    <fieldset className="cw-report__entry" aria-label={choice?.number ?? t('chooseArticle')}>
      {canRemove && (
        <Button
          kind="quiet"
          size="s"
          icon={closeIcon}
          aria-label={t('remove', { number: choice?.number ?? t('article') })}
          onClick={() => form.remove(key)}
        />
      )}
      <SelectField
        label={t('article')}
        required
        value={article}
        onValue={value => form.set(key, { article: value })}
        options={[
          { value: '', label: t('chooseArticle') },
          ...form.choices.map(each => ({ value: each.key, label: `${each.number} · ${each.name}` })),
        ]}
        error={say('article')}
      />
      <div className="cw-report__two">
        <SelectField
          label={t('kind')}
          required
          value={kind ?? ''}
          onValue={value => form.set(key, { kind: REPORT_KINDS.find(each => each === value) })}
          options={[
            { value: '', label: t('chooseKind') },
            ...REPORT_KINDS.map(each => ({ value: each, label: t(KIND_WORDS[each]) })),
          ]}
          error={say('kind', 'twice')}
        />
        <TextField
          label={t('pieces')}
          required
          inputMode="numeric"
          maxLength={8}
          value={qty}
          onValue={value => form.set(key, { qty: value })}
          hint={choice && t('left', { pieces })}
          error={say('qty', 'above')}
        />
      </div>
      <TextAreaField
        label={t('text')}
        maxLength={REPORT_TEXT_CHARS}
        rows={2}
        value={text}
        onValue={value => form.set(key, { text: value })}
      />
      {kind !== 'missing' && (
        <TextField
          label={t('batchNo')}
          code
          maxLength={40}
          value={batchNo}
          onValue={value => form.set(key, { batchNo: value })}
          hint={t('batchHint')}
        />
      )}
      <UploadsField uploads={uploads} label={t('photos')} error={say('uploading', 'failed')} />
    </fieldset>
  )
}

const PROBLEM_WORDS = {
  article: 'articleMissing',
  twice: 'articleTwice',
  kind: 'kindMissing',
  qty: 'qtyMissing',
  above: 'above',
  uploading: 'uploading',
  failed: 'uploadFailed',
} as const

export const KIND_WORDS = { damaged: 'damaged', missing: 'missing', wrong: 'wrong' } as const satisfies Record<
  ReportKind,
  string
>
