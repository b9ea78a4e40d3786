import { type Documents, documentsOf } from '@cartwright/core'
import { useBusy } from '../primitives/use-busy'
import { saveFile } from './save-file'
import { useShop } from './shop-provider'

/** Saves a document for the reader. @returns whether one is on its way, and what starts it */
export function useDownload(): readonly [
  isBusy: boolean,
  save: (wanted: Parameters<Documents['download']>[0]) => void,
] {
  const documents = documentsOf(useShop())
  const [isBusy, run] = useBusy()
  return [
    isBusy,
    wanted =>
      run(async () => {
        const { name, content } = await documents.download(wanted)
        saveFile(name, content)
      }),
  ]
}
