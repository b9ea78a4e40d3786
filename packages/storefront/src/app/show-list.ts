import { type ListAddress, withQuery } from '@cartwright/core'
import { goTo, showAs } from './location'

/**
 * Writes what a list shows into the address of its page. What it has opened with is no step to go back from. A list from which the
 * reader took every filter is the first page of it: asked for that page, it opens with no saved view.
 */
export function showList<Shown extends object>(
  path: string,
  address: Pick<ListAddress<Shown>, 'write'>,
  { isOpening, ...shown }: NoInfer<Shown> & { isOpening?: true },
): void {
  const query = address.write(shown as Partial<Shown>)
  if (!isOpening && query.size === 0) query.set('page', '1')
  const to = withQuery(path, query)
  if (isOpening) goTo(to, { replace: true })
  else showAs(to)
}
