/** The slip for the parcel of a return: A6, with the RMA number as a bar code (Code 128), and what is inside. */

import type { Return } from '@cartwright/core/contract'
import { comesBack } from '@cartwright/core/rules'
import { addressLines, orderFormats } from '../orders/order-texts'
import { code128 } from '../pdf/code-128'
import { Paper } from '../pdf/paper'
import { paperTexts } from '../pdf/paper.texts'
import { paperLanguage } from '../pdf/paper-language'
import type { Site } from '../site/read-site'
import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import { returnMailTexts } from './return-mail.texts'

/** Of the article; where only a part of a kit goes back, with the number of that part. */
export function returnedNumber({ number, kitParts, partSkuId }: Return['lines'][number]): string {
  const part = kitParts.find(({ goodsSkuId }) => goodsSkuId === partSkuId)
  return part ? `${number} › ${part.number}` : number
}

/** Points of 105 × 148 mm. */
const A6 = [297.64, 419.53] as const

/** Goes to the distribution centre of the site, where it has one. */
export function returnLabel(rma: Return, { language, site }: { language: Spoken; site: Site }): Promise<Buffer> {
  const spoken = paperLanguage(language, site.iso2)
  const words = textsIn(spoken, paperTexts)
  const texts = textsIn(spoken, returnMailTexts)
  const { country, locale } = orderFormats(spoken, rma.currency)
  const office = site.offices.find(({ place }) => place === 'distributionCentre') ?? site.offices[0]
  const sender = rma.returnAddress ? addressLines(country, rma.returnAddress) : []
  const paper = new Paper({
    language: spoken,
    title: `${words('returnLabel')} ${rma.rmaNo}`,
    size: A6,
    margin: 20,
    foot: rma.rmaNo,
    date: new Date(`${rma.returnTime.replace(' ', 'T')}Z`),
    pageOf: (page, pages) => words('pageOf', { page, pages }),
  })
  paper.heading(words('returnLabel'), 1)
  paper.paragraph(`${words('sender')}: ${sender.join(', ')}`, { quiet: true, size: 7.5 })
  paper.heading(words('sendTo'))
  paper.paragraph(['Cartwright', ...(office?.lines ?? []), country(site.iso2)].join('\n'), { size: 11 })
  paper.bars({ widths: code128(rma.rmaNo), text: rma.rmaNo })
  paper.table(
    [
      { head: texts('article'), width: 78 },
      { head: texts('quantity'), width: 22, align: 'right' },
    ],
    rma.lines
      .filter(comesBack)
      .map(line => [
        { text: returnedNumber(line), detail: [line.orderNo, line.batchNo].filter(Boolean).join(' · ') },
        { text: (line.approvedQty ?? 0).toLocaleString(locale) },
      ]),
  )
  return paper.finish()
}
