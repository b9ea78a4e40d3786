// The oldest Node.js this project runs on, in words a newcomer understands.
const MINIMUM = [20, 19, 0]

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} what is wrong and what to do, or nothing
 */
export function checkNodeVersion(version) {
  const parts = version.split('.').map(Number)
  const at = MINIMUM.findIndex((least, i) => parts[i] !== least)
  if (at === -1 || parts[at] > MINIMUM[at]) return undefined
  return `Cartwright needs Node.js ${MINIMUM.join('.')} or newer; this is ${version}. Get a newer one from https://nodejs.org and try again.`
}
