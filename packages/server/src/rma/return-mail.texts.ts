/** Words of the mails and notifications about returns. */
import type { Texts } from '@cartwright/core/texts'

export const returnMailTexts = {
  namespace: 'return-mail',
  english: {
    returnSubmittedTitle: 'Return {{rmaNo}} is submitted',
    returnSubmittedIntro: 'We have your application. The audit takes up to three working days.',
    returnApprovedTitle: 'Return {{rmaNo}} is approved',
    returnApprovedIntro: 'Please send the goods back. The credit follows when they have arrived.',
    returnReducedTitle: 'Return {{rmaNo}} has changed',
    returnReducedIntro:
      'Some of its goods were credited in another way and are taken out of it. The reasons are beside the lines; the rest stays approved.',
    returnRejectedTitle: 'Return {{rmaNo}} is rejected',
    returnRejectedIntro: 'The reasons are beside the lines of your return.',
    returnRefundedTitle: 'Return {{rmaNo}} is refunded',
    returnRefundedIntro: 'We have credited the goods of your return.',
    nothingToSend: 'There is nothing to send back. We will credit the goods of your return.',
    collected: 'Our courier collects the goods. The credit follows when they have arrived.',
    answerBy: 'Answer by',
    creditNotes: 'Credit note',
    lines: 'Articles',
    article: 'Article',
    quantity: 'Quantity',
    received: '{{received}} of {{approved}} received',
    amount: 'Amount',
    fee: 'Restocking fee',
    shipping: 'Return shipping',
    vat: 'VAT {{rate}}',
    total: 'Credit',
    open: 'Open the return',
    questions: 'Questions? Please quote {{rmaNo}}.',
  },
} as const satisfies Texts
