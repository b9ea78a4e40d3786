/** Finding favourites. */
import type { Favourite } from '../contract'

/**
 * The favourites whose part number or OEM code contains the trimmed text, case-insensitive; all for an empty text.
 * @source FAV-002, FAV-003
 */
export function filterFavourites(rows: readonly Favourite[], text: string): readonly Favourite[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return rows
  return rows.filter(row => [row.number, row.goodsSku.oemCode].some(code => code.toLowerCase().includes(wanted)))
}
