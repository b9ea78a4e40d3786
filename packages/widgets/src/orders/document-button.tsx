import { type CallInput, documentsOf } from '@cartwright/core'
import type { ReactNode } from 'react'
import { downloadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from '../provider/save-file'
import { useShop } from '../provider/shop-provider'

export interface DocumentButtonProps {
  wanted: CallInput<'documents.download'>['body']
  /** One of several in a list. */
  isRow?: boolean
  children: ReactNode
}

/** Saves a document of the server. */
export function DocumentButton({ wanted, isRow = false, children }: DocumentButtonProps) {
  const documents = documentsOf(useShop())
  const [busy, run] = useBusy()
  const save = async () => {
    // The client has shown why there is none.
    const file = await documents.download(wanted).catch(() => undefined)
    if (file) saveFile(file.name, file.content)
  }
  return (
    <Button icon={downloadIcon} busy={busy} onClick={() => run(save)} {...(isRow && { kind: 'quiet', size: 's' })}>
      {children}
    </Button>
  )
}
