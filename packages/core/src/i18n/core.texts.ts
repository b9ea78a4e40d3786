/** Texts the core itself says: errors and what happens around site, language and session. */
import { defineTexts } from './define-texts'

export const coreTexts = defineTexts('core', {
  'error.signed-out': 'Authentication failed, unable to access system resources',
  'error.forbidden': 'Current operation has no permissions',
  'error.not-found': 'The access resource does not exist',
  'error.unknown': 'Unknown system error, please feedback to administrator',
  'error.network': 'No connection to the shop. Check the network and try again.',
  'error.timeout': 'The shop did not answer in time. Try again in a moment.',
  'error.part': 'Something did not load. Check the network, then reload.',
  'error.status': 'The shop could not be reached ({{status}}). Try again in a moment.',
  'error.incomplete': 'A part of what the shop answered cannot be read and is missing here.',
  'error.malformed': 'The shop sent an answer that cannot be read.',
  'session.cannot-sign-in': 'This account cannot sign in here.',
  'site.switched': 'Switch Successfully',
  'language.switched': 'Switch Language Successfully',
})
