import { ShopLink, useTexts } from '@cartwright/widgets'
import { Empty } from '@cartwright/widgets/storefront'
import type { ComponentProps } from 'react'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import '../layout/short-page.css'

interface DeadEndProps {
  icon: ComponentProps<typeof Empty>['icon']
  title: () => string
  text: string
}

/** A page where nothing is to be had, with the ways on. */
export function DeadEnd({ icon, title, text }: DeadEndProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={title} headless>
      <div className="shop-short">
        <Empty
          icon={icon}
          heading="h1"
          title={title()}
          actions={
            <>
              <ShopLink to="/index" className="cw-btn cw-btn--primary">
                {t('backHome')}
              </ShopLink>
              <ShopLink to="/printers" className="cw-btn">
                {t('printers')}
              </ShopLink>
            </>
          }
        >
          {text}
        </Empty>
      </div>
    </PageFrame>
  )
}
