/** Where mails and notifications about an entry lead. */

/** Page of the shop with one invoice or credit note, or with all that is open. */
export const entryPath = (invoiceNo: string | undefined): string => {
  if (invoiceNo === undefined) return '/finance/invoices'
  const tab = invoiceNo.startsWith('CR-') ? 'credits' : 'invoices'
  return `/finance/invoices?${new URLSearchParams({ tab, keyword: invoiceNo, invoice: invoiceNo })}`
}
