import { createShop } from '@cartwright/core/light'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { widgetLocales } from '../locales'
import { ShopProvider } from '../provider/shop-provider'
import { loadInter, setInInter } from '../testing/inter'
import { frame, mount } from '../testing/mount'
import { Finance } from './finance'

const entry = {
  invoiceNo: 'IN-NL-26-000042',
  type: 'invoice',
  invoiceDate: '2026-09-14',
  dueTime: '2026-09-24',
  orderNo: 'CW-7KXM2QPDA',
  poNo: 'PO-2026-1174',
  currency: 'EUR',
  amount: 1486.2,
  paid: 86.2,
  balance: 1400,
  status: 'open',
  aging: 143,
  bucket: 'over120',
  document: 'invoice',
  formats: [],
  pdfBytes: 86_528,
}
const stat = { asOf: '2026-11-27', currency: 'EUR', total: 1400, count: 1, groups: [] }

it.each([
  ['de', 'Rechnungsdatum'],
  ['fr', 'Date de facture'],
  ['pl', 'Data faktury'],
] as const)('FIN-005 the list needs no scrolling sideways, in %s', async (language, dateHead) => {
  const shop = createShop({
    apiBase: '/nowhere',
    channel: false,
    language: 'en' as const,
    fetch: async input =>
      Response.json(
        String(input instanceof Request ? input.url : input).includes('/invoice/stat')
          ? { code: 200, msg: '', data: stat }
          : { code: 200, msg: '', rows: [entry], total: 1 },
      ),
  })
  vi.spyOn(shop, 'start').mockResolvedValue()
  onTestFinished(() => shop.destroy())
  shop.i18n.addLocales(widgetLocales)
  await shop.i18n.setLanguage(language)
  shop.session.store.setState({
    isSignedIn: true,
    status: 'ready',
    token: 'a',
    currency: 'EUR',
    permissions: ['*:*:*'],
  })
  await loadInter()
  await page.viewport(1440, 900)
  const root = await mount(
    <ShopProvider shop={shop}>
      <Finance tab="invoices" />
    </ShopProvider>,
  )
  const host = root.host as HTMLElement
  host.style.display = 'block'
  setInInter(host)
  await expect.poll(() => root.querySelector('.cw-finance__table tbody tr')).not.toBeNull()
  const heads = () =>
    [...root.querySelectorAll<HTMLElement>('.cw-finance__table thead th')]
      .filter(head => head.offsetWidth > 0)
      .map(head => head.textContent)
  // The pages of the shop at 700, 768, 1024, 1200 and 1440 px.
  for (const width of [652, 720, 976, 1088, 1328]) {
    host.style.width = `${width}px`
    await frame()
    const box = root.querySelector('.cw-finance__list > .cw-table-box') as HTMLElement
    expect(box.scrollWidth - box.clientWidth, `${width}`).toBe(0)
    expect(heads().includes(dateHead), `${width}`).toBe(width > 1050)
  }
  // In one row, also where a label takes two lines.
  const fields = [...root.querySelectorAll('.cw-finance__filters :is(input, select)')]
  expect(fields.length).toBe(7)
  expect(new Set(fields.map(field => Math.round(field.getBoundingClientRect().top))).size).toBe(1)
  // The row ends where the table below it ends.
  const endOf = (selector: string) => root.querySelector(selector)?.getBoundingClientRect().right
  expect(endOf('.cw-finance__filters > :last-child')).toBe(endOf('.cw-finance__list > .cw-table-box'))
  // In the widest all ten facts and the number have a column.
  expect(heads()).toHaveLength(11)
})
