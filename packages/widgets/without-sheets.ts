/** The css that modules bring into elements, and the calls that bring it: on a page of the React package one sheet has it all. */
const SHEETS = /^import (?:\w+ from '.+\.css\?inline'|\{ addSheet \} from '.+')\n|^addSheet\(\w+\)\n/gm

/** Modules that may bring css. */
export const MAY_BRING = /[\\/]widgets[\\/]src[\\/].+\.tsx$/

/** A module of the React package. */
export function withoutSheets(code: string): string {
  const rest = code.replace(SHEETS, '')
  if (/\baddSheet\b|\?inline/.test(rest)) throw new Error('Css is brought in another way here: write `addSheet(css)`.')
  return rest
}
