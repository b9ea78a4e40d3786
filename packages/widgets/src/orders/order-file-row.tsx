import type { OrderFile } from '@cartwright/core/contract'
import { fileSize } from '../documents/file-size'
import { downloadIcon, fileIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { useDownload } from '../provider/use-download'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'

export interface OrderFileRowProps {
  orderNo: string
  file: OrderFile
  /** Among the files of the order, from 0. */
  position: number
}

/** A file that came with an order; who has sent it can save it again. */
export function OrderFileRow({ orderNo, file, position }: OrderFileRowProps) {
  const t = useTexts(orderDetailsTexts)
  const { number } = useFormat()
  const [busy, save] = useDownload()
  return (
    <li>
      <Icon shape={fileIcon} />
      <span>{file.name}</span>
      <span className="cw-row cw-order__file-size">
        <span className="cw-sub">{fileSize(file.size, number)}</span>
        {file.canDownload && (
          <Button
            kind="quiet"
            size="s"
            icon={downloadIcon}
            busy={busy}
            aria-label={t('download', { name: file.name })}
            onClick={() => save({ type: 'orderFile', id: orderNo, position })}
          />
        )}
      </span>
    </li>
  )
}
