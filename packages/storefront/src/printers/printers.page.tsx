import { Empty, PrinterFinder, ProductList, printerIcon, useT } from '@cartwright/widgets'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { listProps, toQuery } from '../catalogue/list-query'

export default function PrintersPage({ query }: PageProps) {
  const t = useT(pagesTexts)
  const props = listProps(query)
  const [brandId, seriesId, modelId] = [props.brandId?.[0], props.seriesId?.[0], props.modelId?.[0]]
  const isChosen = (brandId ?? seriesId ?? modelId) !== undefined
  return (
    <PageFrame title={t('printers')} trail={[{ name: t('printers') }]}>
      <PrinterFinder brandId={brandId} seriesId={seriesId} modelId={modelId} />
      {isChosen ? (
        <ProductList {...props} onListChange={change => showAs(`/printers?${toQuery(change)}`)} />
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
