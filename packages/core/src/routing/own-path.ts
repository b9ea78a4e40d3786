/** Paths of this shop that come from outside: an address, or what the server sends. */

/**
 * A path that cannot lead off this site: one slash in front, and no pair of slashes that a router could leave in front
 * after it has resolved dots. A backslash counts as a slash in browsers, and control characters are dropped by them.
 */
export const isOwnPath = (target: string): boolean => /^(?![^?#]*\/\/)\/[^\p{Cc}\\]*$/u.test(target)
