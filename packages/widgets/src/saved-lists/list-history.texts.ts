/** What changed in a saved list, and its reminder. */
import type { Texts } from '@cartwright/core'

export const listHistoryTexts = {
  namespace: 'list-history',
  english: {
    added: '{{number}} added, {{quantity}}',
    after_one: 'After {{count}} day without an order',
    after_other: 'After {{count}} days without an order',
    changed: '{{number}} from {{before}} to {{after}}',
    created_one: 'List saved with {{count}} line',
    created_other: 'List saved with {{count}} lines',
    failed: 'What changed could not be read.',
    more_one: 'and {{count}} more line',
    more_other: 'and {{count}} more lines',
    never: 'Never',
    notReminded: 'You will not be reminded of this list.',
    nothing: 'Nothing has changed yet.',
    remind: 'Remind me',
    remindHint: 'By mail and notification',
    reminded_one: 'You will be reminded after {{count}} day without an order.',
    reminded_other: 'You will be reminded after {{count}} days without an order.',
    removed: '{{number}} removed',
    renamed: 'Renamed from “{{name}}”',
    shared: 'Shared with the company',
    title: 'What changed',
    unshared: 'No longer shared',
    you: 'You',
  },
} as const satisfies Texts
