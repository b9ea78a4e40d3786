/** Under which a browser keeps the history of its visitors (API-041). */
export const SEARCHES = 'cartwright.searches'
