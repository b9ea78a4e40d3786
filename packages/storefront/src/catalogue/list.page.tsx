import { layoutTexts, ProductList, useT } from '@cartwright/widgets'
import { goTo } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { listProps, toQuery } from './list-query'

const TITLES = { 102: 'toner', 103: 'tonerKits', 105: 'drumUnit', 109: 'labelCassette' } as const
const isClass = (classId: number): classId is keyof typeof TITLES => classId in TITLES

export default function ListPage({ query }: PageProps) {
  const t = useT(layoutTexts)
  const props = listProps(query)
  // Without a class the list is the toner list (RT-030).
  const classId = props.classId ?? 102
  return (
    <PageFrame title={t(isClass(classId) ? TITLES[classId] : 'toner')}>
      <ProductList
        key={classId}
        {...props}
        classId={classId}
        onListChange={change => goTo(`/list/toner?${toQuery({ ...change, classId })}`, { replace: true })}
      />
    </PageFrame>
  )
}
