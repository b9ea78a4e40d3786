import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { BillingData } from './billing-data'

const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

it('N9 ACC-001 ACC-011 shows the three amounts in the currency of the account, net days, overdue days and who is billed', async () => {
  const data = {
    company: 'Drukwerk',
    custnum: 100217,
    vat: 'NL853217640B01',
    sdi: '',
    taxCode: '',
    billTo: null,
    currency: 'EUR',
    creditLimit: 25000,
    openBalance: 100,
    notInvoiced: 1552.38,
    creditBalance: 23347.62,
    termsDays: 30,
    overdueDays: 141,
    overdueAmount: 6091.85,
  }
  await renderWithShop(<BillingData />, {
    prepare: signInAs('buyer.nl'),
    fetch: answerWith('/account/billing', () => ({ code: 200, msg: '', data })),
  })
  expect(await screen.findByText('Account figures')).toBeInTheDocument()
  expect(factOf('Credit limit')).toBe('€25,000.00')
  expect(factOf('Open balance')).toBe('€100.00')
  expect(factOf('Orders not yet invoiced')).toBe('€1,552.38')
  expect(factOf('Credit left')).toBe('€23,347.62')
  expect(factOf('Terms')).toBe('30 days net')
  expect(screen.getByText('€6,091.85 overdue, the oldest 141 days')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See invoices' })).toHaveAttribute('href', '/finance/invoices?aging=1')
  expect(factOf('VAT number')).toBe('NL853217640B01')
})

it('ACC-016 tells a sales rep that the main account sees it, and nothing more', async () => {
  await renderWithShop(<BillingData />, { prepare: signInAs('rep.nl') })
  expect(await screen.findByText('Billing data is shown to the main account of your company.')).toBeInTheDocument()
  expect(screen.queryByText('Credit limit')).toBeNull()
})
