import { isShopError } from '@cartwright/core'
import { useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { FileTrouble } from '../uploads/file-trouble'
import { MOST_BYTES } from '../uploads/read-file'
import { importTexts } from './import.texts'
import { type ListFile, readListFile } from './read-list-file'

/** Reads files that hold a list; one that cannot be read is refused with the reason. */
export function useListFile() {
  const t = useTexts(importTexts)
  const { i18n, messages } = useShop()
  const { number } = useFormat()
  const [problem, setProblem] = useState<string>()
  const size = (bytes: number) =>
    bytes < 1024 * 1024
      ? number(Math.ceil(bytes / 1024), { style: 'unit', unit: 'kilobyte' })
      : number(bytes / 1024 / 1024, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

  /** @returns undefined when it was refused */
  async function read(file: File): Promise<ListFile | undefined> {
    setProblem(undefined)
    try {
      const loaded = await readListFile(file, i18n.store.getState().language)
      if (loaded !== 'too-large') return loaded
      setProblem(t('tooLarge', { size: size(MOST_BYTES) }))
    } catch (thrown) {
      // The file may be good: what reads it has not arrived.
      if (isShopError(thrown)) void messages.showError(thrown)
      else setProblem(t(`trouble.${thrown instanceof FileTrouble ? thrown.kind : 'unreadable'}`))
    }
    return undefined
  }
  return { read, problem, size }
}
