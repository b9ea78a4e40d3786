const FULL_UP_TO = 16
const CUT_TO = 6

/**
 * Company as the header shows it: in full up to 16 characters, else the first 6 and an ellipsis. Counted in code points.
 * @source LAY-018, LAY-019
 */
export function shortCompany(company: string): string {
  const characters = [...company]
  return characters.length > FULL_UP_TO ? `${characters.slice(0, CUT_TO).join('')}...` : company
}
