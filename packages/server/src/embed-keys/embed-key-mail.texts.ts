/** Mails to the main accounts about a key. */
import type { Texts } from '@cartwright/core/texts'

export const embedKeyMailTexts = {
  namespace: 'embed-key-mail',
  english: {
    addedTitle: 'A key for your own pages was made: {{name}}',
    changedTitle: 'A key for your own pages was changed: {{name}}',
    revokedTitle: 'A key for your own pages was revoked: {{name}}',
    by: 'By {{by}}.',
    bySupplier: 'By the supplier.',
    pages: 'Pages: {{origins}}',
    opens: 'It opens: {{components}}',
    ended: 'Pages with this key no longer order in the name of your buyers.',
    check: 'With a key, your server signs your buyers in without a password. Revoke it if you do not know it.',
    open: 'Open the keys',
  },
} as const satisfies Texts
