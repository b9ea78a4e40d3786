import { Empty, PrinterFinder, ProductList, printerIcon, printerPath, useT } from '@cartwright/widgets'
import { useEffect, useRef, useState } from 'react'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { listProps, toQuery } from '../catalogue/list-query'

export default function PrintersPage({ query }: PageProps) {
  const t = useT(pagesTexts)
  const props = listProps(query)
  const [brandId, seriesId, modelId] = [props.brandId?.[0], props.seriesId?.[0], props.modelId?.[0]]
  const isChosen = (brandId ?? seriesId ?? modelId) !== undefined
  const list = useRef<HTMLDivElement>(null)
  const [finds, setFinds] = useState(0)
  // On a phone what was found lies below the screen.
  useEffect(() => {
    if (finds === 0) return
    list.current?.scrollIntoView()
    list.current?.focus({ preventScroll: true })
  }, [finds])
  return (
    <PageFrame title={t('printers')} trail={[{ name: t('printers') }]}>
      <PrinterFinder
        brandId={brandId}
        seriesId={seriesId}
        modelId={modelId}
        onFind={chosen => {
          showAs(printerPath(chosen))
          setFinds(finds + 1)
          return false
        }}
      />
      {isChosen ? (
        <div ref={list} tabIndex={-1} className="shop-found">
          <ProductList {...props} hidePrinterField onListChange={change => showAs(`/printers?${toQuery(change)}`)} />
        </div>
      ) : (
        <div className="cw-card">
          <Empty icon={printerIcon} title={t('printersHint')}>
            {t('printersHintText')}
          </Empty>
        </div>
      )}
    </PageFrame>
  )
}
