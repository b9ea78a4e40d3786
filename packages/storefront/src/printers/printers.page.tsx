import { productListQuery, readProductList } from '@cartwright/core'
import { PrinterFinder, ProductList, useTexts } from '@cartwright/widgets'
import { Empty, printerIcon, printerPath } from '@cartwright/widgets/storefront'
import { useEffect, useRef, useState } from 'react'
import { showAs, useVisit } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function PrintersPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  const props = readProductList(query)
  const [brandId, seriesId, modelId] = [props.brandId?.[0], props.seriesId?.[0], props.modelId?.[0]]
  const isChosen = (brandId ?? seriesId ?? modelId) !== undefined
  const list = useRef<HTMLDivElement>(null)
  const [finds, setFinds] = useState(0)
  const { by } = useVisit()
  const wasLed = useRef(by === 'link')
  // On a phone what was found lies below the screen, wherever it was asked for.
  useEffect(() => {
    const found = list.current
    if (!found || !(finds > 0 || (wasLed.current && isBelow(found)))) return
    found.scrollIntoView()
    if (finds > 0) found.focus({ preventScroll: true })
  }, [finds])
  return (
    <PageFrame title={() => t('printers')} trail={[{ name: t('printers') }]}>
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
          <ProductList
            {...props}
            hidePrinterField
            onListChange={change => showAs(`/printers?${productListQuery(change)}`)}
          />
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

/** Hardly anything of it is on the screen. */
const isBelow = (box: HTMLElement) => box.getBoundingClientRect().top > window.innerHeight * 0.75
