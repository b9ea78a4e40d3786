import type { Texts } from '@cartwright/core'

export const billingTexts = {
  namespace: 'billing',
  english: {
    billTo: 'Bill to',
    change: 'VAT number and company name are changed by us. Write to {{email}}.',
    company: 'Company',
    creditBalance: 'Credit left',
    creditHint: 'Credit limit less open balance and orders not yet invoiced.',
    creditLimit: 'Credit limit',
    customerNumber: 'Customer number',
    failed: 'The billing data could not be loaded',
    figures: 'Account figures',
    mainOnly: 'Billing data is shown to the main account of your company.',
    noAddress: 'No billing address yet',
    notInvoiced: 'Orders not yet invoiced',
    openBalance: 'Open balance',
    sdi: 'Addressee code SDI',
    signIn: 'Sign in to see the billing data of your company.',
    taxCode: 'Tax code',
    terms: 'Terms',
    termsDays_one: '{{count}} day net',
    termsDays_other: '{{count}} days net',
    vat: 'VAT number',
  },
} as const satisfies Texts
