import type { HomeState } from '@cartwright/core'
import type { Subject } from '@cartwright/core/contract'
import { chevronRightIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { PageLink } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { homeTexts } from './home.texts'
import { TileSkeletons } from './tile-skeletons'

export interface SubjectsProps {
  subjects: readonly Subject[]
  counts: HomeState['counts']
  isLoading: boolean
}

const TILES = 4

/** What the shop wants to be found, as tiles; those that lead to a class say how many articles it has (API-030). */
export function Activities({ subjects, counts, isLoading }: SubjectsProps) {
  const shop = useShop()
  const t = useTexts(homeTexts)
  if (isLoading && subjects.length === 0) return <TileSkeletons count={TILES} />
  if (subjects.length === 0) return null
  const countOf = (link: string) => {
    const [path, query] = link.split('?')
    const classId = path === '/list/toner' ? Number(new URLSearchParams(query).get('classId')) : undefined
    return counts?.classes.find(entry => entry.classId === classId)?.count
  }
  return (
    <ul className="cw-tiles cw-classes">
      {subjects.map(subject => {
        const count = countOf(subject.link)
        return (
          <li key={subject.id}>
            <PageLink to={subject.link} className="cw-tile">
              <img src={shop.client.fileUrl(subject.image)} alt="" width={104} height={78} loading="lazy" />
              <span>
                <b>{subject.title}</b>
                <span className="cw-sub">{subject.text}</span>
                {count !== undefined && <span className="cw-sub">{t('articles', { count })}</span>}
              </span>
              <Icon shape={chevronRightIcon} />
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}
