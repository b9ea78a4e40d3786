/** Why a request is refused before its handler sees it, and what went wrong. */
import type { Texts } from '@cartwright/core/texts'

export const httpRefusals = {
  namespace: 'http-refusals',
  english: {
    authenticationFailed: 'Authentication failed, unable to access system resources',
    busy: 'The shop is busy. Please try again in a moment.',
    confirmFirst: 'Please confirm your account first.',
    doesNotExist: '{{what}} does not exist',
    noPermissions: 'Current operation has no permissions',
    storageFull: 'The storage of the shop is full. Nothing was saved; please try again later.',
    unstorableCharacter: 'A text holds a character that cannot be stored. Remove it and try again.',
    wentWrong: 'Something went wrong on our side. Please try again. Reference: {{id}}',
  },
} as const satisfies Texts
