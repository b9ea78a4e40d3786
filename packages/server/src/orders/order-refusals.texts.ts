/** Refusals of orders and of their changes. */
import type { Texts } from '@cartwright/core/texts'

export const orderRefusals = {
  namespace: 'order-refusals',
  english: {
    aboveCreditLimit: 'This order is above the credit limit of your company. {{amount}} is left.',
    cancelOfOwner: 'Only who placed the order and the main account can cancel it.',
    cancelledAlready: 'This order has been cancelled already.',
    forwarderMissing: 'Please select a forwarder.',
    inWork: 'This order is being worked on. Please call us to cancel it.',
    noInvoicePossible: 'No invoice can be written for this order. Please check, or ask us to correct: {{fields}}.',
    noOwnNote: 'This order has no delivery note of your own.',
    noteOfOwner: 'Only who placed the order and the main account can change its delivery note.',
    nothingToMove: 'All pieces of this order wait for goods. There is nothing to move.',
    orderChanged: 'Current order has changed, please reconfirm this order.',
    otherPiecesWait: 'Other pieces of this order wait by now. Please look at it again.',
    partHasLeft: 'A part of this order has left. Its delivery note cannot be changed any more.',
    piecesLeft: '{{number}}: pieces that can still be cancelled: {{pieces}}.',
    placedAlready: 'This order was placed already, as {{orderNo}}. Nothing was ordered twice.',
    productDisabled: 'Product {{number}} is disabled, please choose another one.',
    productMissing: 'Product {{number}} does not exist, please choose another one.',
    shipToMissing: 'Please enter the Ship To address.',
    shipViaMissing: 'Please select a ship via.',
    tooManyFiles: 'An order may have {{count}} files.',
    tooManyMessages: 'This order has {{max}} messages of yours. Please call us or write an e-mail.',
    tooManyPieces: 'At most {{count}} pieces of {{number}} can be ordered at once.',
  },
} as const satisfies Texts
