/** Refusals of changes of accounts and addresses. */
import type { Texts } from '@cartwright/core/texts'

export const accountRefusals = {
  namespace: 'account-refusals',
  english: {
    countryNotServed: 'We do not deliver to this country.',
    currentPasswordWrong: 'The current password is wrong.',
    emailOfOwner: 'The owner of a confirmed account changes its e-mail.',
    lastMainAccount: 'The last main account has to keep the permission to manage accounts.',
    linkUsed: 'This link has been used or has expired.',
    nameMissing: 'Please enter a first name, last name or company name.',
    ownAccount: 'You cannot deactivate the account you are signed in with.',
    permissionNotYours: 'You cannot give a permission that you do not have.',
    postcodeMissing: 'Please enter the postcode.',
  },
} as const satisfies Texts
