import type { Return } from '@cartwright/core/contract'
import { useTexts } from '../provider/use-texts'
import { SavedPhoto } from '../uploads/saved-photo'
import { returnDetailsTexts } from './return-details.texts'

/** Photos that are read to be shown; the others can be saved only. */
const SHOWN_MAX = 12

/** Photos and other files of a return, with the article that each is about. */
export function ReturnPhotos({ rma }: { rma: Return }) {
  const t = useTexts(returnDetailsTexts)
  const files = rma.lines.flatMap(line => line.files.map(file => ({ file, number: articleOf(line) })))
  if (files.length === 0) return null
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('photos')}</h2>
      </div>
      <ul className="cw-card__body cw-return__photos">
        {files.map(({ file, number }, at) => (
          <li key={file.fileId}>
            <SavedPhoto
              name={file.name}
              fileId={file.fileId}
              wanted={{ type: 'returnFile', id: rma.rmaNo, fileId: file.fileId }}
              about={number}
              isShown={at < SHOWN_MAX}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of a kit, the part that goes back. */
const articleOf = ({ kitParts, partSkuId, number }: Return['lines'][number]): string =>
  kitParts.find(({ goodsSkuId }) => goodsSkuId === partSkuId)?.number ?? number
