import { Skeleton } from '../primitives/feedback'
import { PageLink } from '../provider/page-link'
import { useFormat, useTexts } from '../provider/use-texts'
import type { SubjectsProps } from './activities'
import { homeTexts } from './home.texts'

const PLACES = 12

/**
 * The brands the shop shows, each with how many articles it has (API-029, API-050); those with the most articles where
 * the shop names none.
 */
export function BrandTiles({ subjects, counts, isLoading }: SubjectsProps) {
  const t = useTexts(homeTexts)
  const { number } = useFormat()
  const brandOf = (title: string) => counts?.brands.find(brand => brand.brandName === title)
  const largest = [...(counts?.brands ?? [])].sort((a, b) => b.count - a.count).slice(0, PLACES)
  const shown =
    subjects.length > 0
      ? subjects
      : largest.map(({ brandId, brandName }) => ({ id: brandId, title: brandName, link: '' }))
  if (!isLoading && shown.length === 0) return null
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('brands')}</h2>
      </div>
      {shown.length === 0 ? (
        <div className="cw-brands" aria-hidden="true">
          {Array.from({ length: PLACES }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical places without identity
            <span key={place} className="cw-brands__place">
              <Skeleton width="70%" />
            </span>
          ))}
        </div>
      ) : (
        <ul className="cw-brands">
          {shown.map(({ id, title, link }) => {
            const brand = brandOf(title)
            return (
              <li key={id}>
                {/* The number counts all classes, so the link shows all of them. */}
                <PageLink to={brand ? `/search?brandId=${brand.brandId}` : link}>
                  <span>{title}</span>
                  {brand && <small>{number(brand.count)}</small>}
                </PageLink>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
