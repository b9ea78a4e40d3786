/** The ready brands, each on the same three things. */
import { CartButton, Price, ProductCard } from '@cartwright/widgets'
import type { CSSProperties } from 'react'
import { pageHref } from '../links'
import { PageHead } from '../page'
import { Scope, useBookShop } from '../scope'
import { declarationsOf, linkPart, PRESETS } from './brand-values'

export function Brands() {
  return (
    <Scope wide>
      <PageHead
        title="Five brands"
        lead="The same elements with other inputs: a bright colour, round corners, night only, square and dense."
      />
      <div className="book-doors">
        {Object.entries(PRESETS).map(([name, brand]) => (
          <section
            key={name}
            className={`cw-scope cw cw-${brand.density} cw-card book-door`}
            data-cw-theme={brand.only}
            style={declarationsOf(brand) as CSSProperties}
          >
            <h3>{name}</h3>
            <p>
              {brand.accent}, corners of {brand.radius} px{brand.only ? `, ${brand.only} only` : ''}
            </p>
            <Samples />
            <a
              className="cw-link book-go"
              href={`${pageHref('theming-theme-editor--docs')}&brand=${linkPart(brand)}`}
              target="_top"
            >
              Open in the theme editor
            </a>
          </section>
        ))}
      </div>
    </Scope>
  )
}

function Samples() {
  if (!useBookShop()) return null
  return (
    <>
      <CartButton />
      <ProductCard number="TN-2420" />
      <Price number="TN-2420" />
    </>
  )
}
