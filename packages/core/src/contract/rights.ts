/** What an embed key opens to the pages of a company, and which part of it a call belongs to. */

/** Parts of the shop that a company can put on pages of its own. */
export const RIGHTS = ['catalogue', 'cart', 'lists', 'order', 'orders', 'returns', 'finance', 'account'] as const
export type Right = (typeof RIGHTS)[number]

/**
 * What a call asks of a caller whom a company's server has vouched for, besides all that it asks of everybody:
 * a right; one of several, where the handler goes on to check by the thing asked for;
 * `public` for what visitors may and what tells nothing of an account;
 * `self` for the session itself, which every grant has;
 * `person` for someone who has signed in with a password, which no grant is.
 */
export type CallRight = Right | readonly Right[] | 'public' | 'self' | 'person'
