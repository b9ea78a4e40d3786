/** The first page: what Cartwright is, three elements as they run, and three ways in. */
import { GROUP_OF } from '../../packages/widgets/src/element/groups'
import { boltIcon, type IconShape, plugIcon, slidersIcon } from '../../packages/widgets/src/icons/icons'
import { Icon } from '../../packages/widgets/src/primitives/icon'
import { elementHref, pageHref } from './links'
import { type ElementTag, LiveElement } from './live-element'
import { PageHead, Part } from './page'
import { Scope } from './scope'

const COUNT = Object.keys(GROUP_OF).length

export function Welcome() {
  return (
    <Scope>
      <PageHead
        title="Ordering for any page, in your own brand"
        lead={`Cartwright is ${COUNT} elements and a headless core for ordering printer supplies: put one on a page, give it your colour, and your buyers order where they work. Everything below is running.`}
      />
      <ThreeElements />
      <Part title="Three ways in" say="One for who has a page, one for who has a brand, one for who has a program.">
        <div className="book-doors">
          <Door
            icon={plugIcon}
            title="Put it on a page"
            about="Two lines of HTML, from our address or your own. Prices after sign-in, by password or by your own server."
            code={
              '<script type="module"\n  src="https://shop.example/sdk/loader.js"></script>\n<cw-quick-order></cw-quick-order>'
            }
            go="Start with HTML"
            to="start-html--docs"
          />
          <Door
            icon={slidersIcon}
            title="Make it yours"
            about="One colour in, every shade out, contrast kept. Words, corners, type and density as you like them."
            code={'cw-quick-order {\n  --cw-accent: #1d6b44;\n  --cw-radius: 0px;\n}'}
            go="Open the theme editor"
            to="theming-theme-editor--docs"
          />
          <Door
            icon={boltIcon}
            title="Build on it"
            about="The core without a page: any number to its article, prices, stock, dates, orders. In Node and in browsers."
            code={"const shop = createShop({ apiBase })\nawait quickOrderOf(shop)\n  .addText('CF259X; 10')"}
            go="Start with a program"
            to="start-node--docs"
          />
        </div>
      </Part>
    </Scope>
  )
}

function ThreeElements() {
  return (
    <section aria-label="Three elements, running" className="book-live3">
      <Element tag="cw-quick-order" say="type, paste, scan" />
      <div>
        <Element tag="cw-search-box" />
        <Element tag="cw-cart-button" />
        <Element tag="cw-price" attributes={PRICE} />
      </div>
    </section>
  )
}

const PRICE = { number: 'TN-2420', steps: '' }

function Element({ tag, say, attributes }: { tag: ElementTag; say?: string; attributes?: Record<string, string> }) {
  return (
    <article className="cw-card book-el">
      <header>
        <code>{`<${tag}>`}</code>
        {say && <span className="cw-tag">{say}</span>}
        <a className="cw-link" href={elementHref(tag)} target="_top">
          Open
        </a>
      </header>
      <div className="book-el__body">
        <LiveElement tag={tag} {...(attributes && { attributes })} />
      </div>
    </article>
  )
}

interface DoorProps {
  icon: IconShape
  title: string
  about: string
  code: string
  go: string
  to: string
}

function Door({ icon, title, about, code, go, to }: DoorProps) {
  return (
    <section className="cw-card book-door">
      <Icon shape={icon} size="l" />
      <h3>{title}</h3>
      <p>{about}</p>
      <div className="book-code">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard as well */}
        <pre tabIndex={0}>
          <code>{code}</code>
        </pre>
      </div>
      <a className="cw-link book-go" href={pageHref(to)} target="_top">
        {go}
      </a>
    </section>
  )
}
