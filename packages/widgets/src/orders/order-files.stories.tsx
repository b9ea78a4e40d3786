import { createOrderFiles } from '@cartwright/core'
import { pdfFile } from '@cartwright/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { UploadsField } from '../uploads/uploads-field'
import { orderFilesTexts } from './order-files.texts'

const UPLOAD = '/clientsystem/order/upload'
const pdf = (name = 'lieferschein-1187.pdf') => pdfFile(name, 217_000)

function OwnDeliveryNote() {
  const shop = useShop()
  const t = useTexts(orderFilesTexts)
  const files = useDisposable(() => createOrderFiles(shop), shop)
  return (
    <WidgetBox className="cw-card cw-card__body">
      {files && (
        <UploadsField uploads={files} label={t('label')} note={t('orMail', { email: 'service.nl@example.com' })} />
      )}
    </WidgetBox>
  )
}

const meta = {
  title: 'Orders/Files of an order',
  component: OwnDeliveryNote,
  parameters: asBuyer,
} satisfies Meta<typeof OwnDeliveryNote>
export default meta
type Story = StoryObj<typeof meta>

const drop =
  (file: File, shown: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    const area = await canvas.findByText(/drop it here|hier ablegen/)
    area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(await canvas.findByText(shown)).toBeVisible()
  }

export const Default: Story = {}
export const DragOver: Story = {
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(await canvas.findByText('or drop it here'))
    await expect(await canvas.findByText('Drop the file here')).toBeVisible()
  },
}
export const Uploading: Story = { parameters: waiting(UPLOAD, asBuyer), play: drop(pdf(), /^Uploading/) }
export const Checked: Story = { play: drop(pdf(), 'Checked') }
export const TooLarge: Story = {
  play: drop(new File([new Uint8Array(3_000_000)], 'katalog.pdf'), /is too large/),
}
export const NameTooLong: Story = {
  play: drop(pdf(`${'lieferschein-'.repeat(8)}.pdf`), /name of the file is too long/),
}
export const WrongType: Story = { play: drop(pdf('lieferschein.zip'), /cannot be added/) }
export const Failed: Story = { parameters: failing(UPLOAD, asBuyer), play: drop(pdf(), 'File(s) upload failed.') }
export const WrongContent: Story = {
  play: drop(new File(['<html>'], 'lieferschein.pdf'), /content is not accepted/),
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole('button', { name: 'Choose a file' })
    await userEvent.tab()
    await expect(choose).toHaveFocus()
  },
}
export const LongText: Story = {
  globals: german,
  play: drop(pdf(`lieferschein-${'0123456789'.repeat(7)}.pdf`), 'Geprüft'),
}
export const Narrow: Story = { ...Checked, globals: narrow }
