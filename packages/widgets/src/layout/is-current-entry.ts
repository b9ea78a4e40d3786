const DEFAULT_CLASS = '102'

/**
 * Whether a page belongs to an entry of the navigation. The toner list is recognised by its class (LAY-013), the search by
 * whether it shows the favourites.
 * @param to path and query of the entry
 * @param current path and query of the page
 */
export function isCurrentEntry(to: string, current: string): boolean {
  const [toPath, toQuery = ''] = to.split('?')
  const [path, query = ''] = current.split('?')
  if (toPath !== path) return false
  const given = new URLSearchParams(query)
  if (path === '/list/toner') {
    return (given.get('classId') ?? DEFAULT_CLASS) === new URLSearchParams(toQuery).get('classId')
  }
  return path !== '/search' || given.get('pre') === '3'
}
