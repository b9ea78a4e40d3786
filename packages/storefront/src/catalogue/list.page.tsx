import { ProductList, useTexts } from '@cartwright/widgets'
import { layoutTexts } from '@cartwright/widgets/storefront'
import { descriptionsTexts } from '../app/descriptions.texts'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { classNameOf } from './class-name'
import { listProps, toQuery } from './list-query'

export default function ListPage({ query }: PageProps) {
  const t = useTexts(layoutTexts)
  const describe = useTexts(descriptionsTexts)
  const props = listProps(query)
  // Without a class the list is the toner list (RT-030).
  const classId = props.classId ?? 102
  const title = () => t(classNameOf(classId))
  return (
    <PageFrame title={title} description={describe('list', { name: title() })} trail={[{ name: title() }]}>
      <ProductList
        key={classId}
        {...props}
        classId={classId}
        onListChange={change => showAs(`/list/toner?${toQuery({ ...change, classId })}`)}
      />
    </PageFrame>
  )
}
