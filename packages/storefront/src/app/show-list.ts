import { type ListAddress, withQuery } from './list-address'
import { goTo, showAs } from './location'

/** Writes what a list shows into the address of its page. What it has opened with is no step to go back from. */
export function showList<Change extends { isOpening?: true }>(
  path: string,
  address: ListAddress<Change>,
  { isOpening, ...shown }: Change,
): void {
  const to = withQuery(path, address.write(shown as Partial<Change>))
  if (isOpening) goTo(to, { replace: true })
  else showAs(to)
}
