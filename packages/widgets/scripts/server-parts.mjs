/** Finds what only the server uses of the contract in files of a page (docs/decisions/0069-answers-are-read-by-their-shapes.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What such a part looks like in a built file: what every schema of valibot has, and who may make a call. */
const PARTS = {
  valibot: /~standard|~run/,
  'a policy': /\baccess:\s*["'`](?:visitor|signed-in|confirmed|cust:|role:)/,
}

/**
 * @param {string} folder of a built page
 * @returns {string[]} what stands in which file, empty as it should be
 */
export const findServerParts = folder =>
  readdirSync(folder, { recursive: true })
    .filter(file => file.endsWith('.js'))
    .flatMap(file => {
      const text = readFileSync(join(folder, file), 'utf8')
      return Object.keys(PARTS)
        .filter(name => PARTS[name].test(text))
        .map(name => `${file} has ${name}, which only the server uses`)
    })
