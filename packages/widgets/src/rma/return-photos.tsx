import { documentsOf } from '@cartwright/core'
import type { Return, ReturnFile } from '@cartwright/core/contract'
import { downloadIcon } from '../icons/download'
import { Button } from '../primitives/button'
import { useShop } from '../provider/shop-provider'
import { useDownload } from '../provider/use-download'
import { useTexts } from '../provider/use-texts'
import { Thumbnail } from '../uploads/thumbnail'
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
            <Photo rmaNo={rma.rmaNo} file={file} number={number} isShown={at < SHOWN_MAX} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of a kit, the part that goes back. */
const articleOf = ({ kitParts, partSkuId, number }: Return['lines'][number]): string =>
  kitParts.find(({ goodsSkuId }) => goodsSkuId === partSkuId)?.number ?? number

function Photo({
  rmaNo,
  file,
  number,
  isShown,
}: {
  rmaNo: string
  file: ReturnFile
  number: string
  isShown: boolean
}) {
  const documents = documentsOf(useShop())
  const t = useTexts(returnDetailsTexts)
  const [busy, save] = useDownload()
  const { fileId, name } = file
  const wanted = { type: 'returnFile', id: rmaNo, fileId } as const
  return (
    <>
      <Thumbnail
        name={name}
        id={fileId}
        read={isShown ? async () => (await documents.download(wanted)).content : undefined}
      />
      <span className="cw-sub cw-code">{number}</span>
      <Button
        kind="quiet"
        size="s"
        icon={downloadIcon}
        busy={busy}
        aria-label={t('downloadFile', { name })}
        onClick={() => save(wanted)}
      >
        {name}
      </Button>
    </>
  )
}
