/** Lines that two devices have changed, or added with the same article: the buyer is asked about them. */
import type { ListConflict } from '@cartwright/core/contract'
import { normalizeNumber } from '@cartwright/core/rules'
import { findMatches } from '../catalogue/find-matches'
import type { RequestContext } from '../catalogue/request-context'
import type { ListChanges, StoredLine } from './merge-lines'

/** What a client wants to change that others have changed since the version it has seen, to something else. */
export async function findConflicts(
  scope: RequestContext,
  stored: readonly StoredLine[],
  { version, changed }: Pick<ListChanges, 'version' | 'changed'>,
): Promise<ListConflict[]> {
  const unseen = stored.filter(line => line.version > version)
  if (unseen.length === 0) return []
  const known = new Set(stored.map(({ key }) => key))
  const added = changed.filter(({ key }) => !known.has(key))
  const articleOf = added.length > 0 ? await readArticles(scope, [...unseen, ...added]) : normalizeNumber
  const byKey = new Map(unseen.map(line => [line.key, line]))
  const byArticle = new Map(unseen.map(line => [articleOf(line.input), line]))
  return changed.flatMap(({ key, input, quantity }) => {
    const article = articleOf(input)
    const theirs = known.has(key) ? byKey.get(key) : article === '' ? undefined : byArticle.get(article)
    if (!theirs || (theirs.key === key && theirs.input === input && theirs.quantity === quantity)) return []
    return [{ key, theirs: { key: theirs.key, input: theirs.input, quantity: theirs.quantity } }]
  })
}

/** The article that a text names in whatever way, else its number. */
async function readArticles(
  scope: RequestContext,
  lines: readonly { input: string }[],
): Promise<(input: string) => string> {
  const numbers = [...new Set(lines.map(({ input }) => normalizeNumber(input)).filter(Boolean))]
  const ids = new Map<string, Set<number>>()
  for (const { key, id } of await findMatches(numbers, scope.caller, scope)) {
    ids.set(key, (ids.get(key) ?? new Set()).add(id))
  }
  return input => {
    const number = normalizeNumber(input)
    const [id, ...others] = ids.get(number) ?? []
    return id === undefined || others.length > 0 ? number : `article ${id}`
  }
}
