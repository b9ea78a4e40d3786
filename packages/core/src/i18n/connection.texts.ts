/** What has to be said when nothing can be loaded any more. */
import { defineTexts } from './define-texts'

export const connectionTexts = defineTexts('connection', {
  network: 'No connection to the shop. Check the network and try again.',
  part: 'Something did not load. Check the network, then reload.',
  timeout: 'The shop did not answer in time. Try again in a moment.',
})
