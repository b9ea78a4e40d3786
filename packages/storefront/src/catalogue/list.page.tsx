import { productListQuery, screens } from '@cartwright/core'
import { ProductList, useTexts } from '@cartwright/widgets'
import { layoutTexts } from '@cartwright/widgets/storefront'
import { descriptionsTexts } from '../app/descriptions.texts'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { classNameOf } from './class-name'

export default function ListPage({ params, query }: PageProps) {
  const t = useTexts(layoutTexts)
  const describe = useTexts(descriptionsTexts)
  const props = screens.list.props({ params, query })
  const { classId } = props
  const title = () => t(classNameOf(classId))
  return (
    <PageFrame title={title} description={describe('list', { name: title() })} trail={[{ name: title() }]}>
      <ProductList
        key={classId}
        {...props}
        onListChange={change => showAs(`/list/toner?${productListQuery({ ...change, classId })}`)}
      />
    </PageFrame>
  )
}
