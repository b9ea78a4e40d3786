import type { PartPage } from '@cartwright/core'
import type { SkuAttribute, SkuDetails } from '@cartwright/core/contract'
import { ElementSlot } from '../provider/element-slot'
import { useFormat, useTexts } from '../provider/use-texts'
import { CopyNumber } from './copy-number'
import { CustNumber } from './cust-number'
import { Inks, inksOf } from './part/inks'
import { PartTags } from './part/part-tags'
import { productTexts } from './product.texts'

/** Attributes of the server that stand here anyway, in the reader's language. */
const TOLD = [
  'brand',
  'class',
  'oemCode',
  'pageYield',
  'unionCode',
  'productBarcode',
  'boxBarcode',
  'supplier',
  'printerCount',
]

export interface PartFactsProps {
  page: PartPage
  part: SkuDetails
  attributes: readonly SkuAttribute[]
}

/** Numbers and names of a part; what has no value is left out (CAT-007). */
export function PartFacts({ page, part, attributes }: PartFactsProps) {
  const t = useTexts(productTexts)
  const { number } = useFormat()
  const codes = [
    [t('providerNumber'), part.number],
    [t('oemCode'), part.oemCode],
    [t('unionCode'), part.unionCode],
    [t('productBarcode'), part.productBarcode],
    [t('boxBarcode'), part.boxBarcode],
  ] as const
  const words = [
    [t('brand'), part.brandName],
    [t('series'), part.series.join(', ')],
    [t('supplier'), part.supplier],
    ...attributes
      .filter(({ name }) => !TOLD.includes(name) && !(name === 'colour' && inksOf(part.colour).length > 0))
      .map(({ label, value }) => [label, value] as const),
  ] as const
  return (
    <section className="cw-part-facts">
      <p className="cw-part-facts__kind">
        <Inks colour={part.colour} />
        <span>
          {[part.name, part.printerCount > 0 && t('fitsPrinters', { count: part.printerCount })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <h1 className="cw-code">{part.number}</h1>
      <div className="cw-row cw-row--wrap">
        <PartTags part={part} />
        <ElementSlot name="badges" />
      </div>
      <dl className="cw-facts cw-part-facts__codes">
        {codes.map(
          ([label, value]) =>
            value && [
              <dt key={`${label} label`}>{label}</dt>,
              <dd key={label} className="cw-code">
                {value}
                <CopyNumber number={value} />
              </dd>,
            ],
        )}
        <CustNumber page={page} number={part.number} custNumber={part.custNumber} />
        {words.map(
          ([label, value]) => value && [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{value}</dd>],
        )}
      </dl>
      <dl className="cw-part-facts__big">
        <div>
          <dt>{t('class')}</dt>
          <dd>{part.className}</dd>
        </div>
        {part.pageYield !== null && (
          <div>
            <dt>{t('pageYield')}</dt>
            <dd>{number(part.pageYield)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
