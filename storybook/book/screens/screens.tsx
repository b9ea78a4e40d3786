/** Whole pages of hosts, made of elements. */
import { type FormEvent, type ReactNode, useState } from 'react'
import { Segmented } from '../../../packages/widgets/src/primitives/segmented'
import { LiveElement } from '../live-element'
import { PageHead } from '../page'
import { Scope } from '../scope'

const WIDTHS = ['360', '768', 'fluid'] as const

/** A page of a host, as wide as is chosen. */
function Screen({ children }: { children: ReactNode }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('fluid')
  return (
    <div className="cw-card book-screen">
      <div className="book-stage__bar">
        <Segmented
          label="Width in px"
          value={width}
          segments={WIDTHS.map(value => ({ value, label: value === 'fluid' ? 'Fluid' : value }))}
          onValue={setWidth}
        />
      </div>
      <div className="book-screen__page" style={{ maxWidth: width === 'fluid' ? undefined : `${width}px` }}>
        {children}
      </div>
    </div>
  )
}

const SEARCH = { search: { tag: 'cw-search-box' } } as const
const HOME = { home: { tag: 'cw-home' } } as const

export function WholeShop() {
  return (
    <Scope wide>
      <PageHead
        title="The shop"
        lead="Bars, first page and footer around an outlet: every link of theirs is drawn in it, from the catalogue to the invoice."
      />
      <Screen>
        <LiveElement tag="cw-top-bar" slots={SEARCH} />
        <LiveElement tag="cw-nav-bar" />
        <LiveElement tag="cw-outlet" slots={HOME} />
        <LiveElement tag="cw-site-footer" />
        <LiveElement tag="cw-messages" />
      </Screen>
    </Scope>
  )
}

export function Intranet() {
  return (
    <Scope wide>
      <PageHead
        title="Intranet"
        lead="Two elements are a shop: what is entered above is confirmed, placed and followed below, without leaving the page."
      />
      <Screen>
        <div className="book-part">
          <LiveElement tag="cw-quick-order" />
          <LiveElement tag="cw-outlet" />
        </div>
      </Screen>
    </Scope>
  )
}

const NUMBERS = ['CF259X', 'TN-2420', 'DR-2400', 'TN-247C'] as const

export function ProductPage() {
  return (
    <Scope wide>
      <PageHead
        title="Product page of a host"
        lead="The page and its pictures are the host's. Price, stock and the button are ours, by any number, in one call for all of them."
      />
      <Screen>
        <div className="book-doors">
          {NUMBERS.map(number => (
            <section key={number} className="cw-card book-door">
              <h3>{number}</h3>
              <p>Described by the host, in its own words.</p>
              <Small tag="cw-price" number={number} />
              <Small tag="cw-stock" number={number} />
              <Small tag="cw-add-to-cart" number={number} />
            </section>
          ))}
        </div>
      </Screen>
    </Scope>
  )
}

const attributesOf = Object.fromEntries(NUMBERS.map(number => [number, { number }])) as Record<
  (typeof NUMBERS)[number],
  { number: string }
>

function Small({ tag, number }: { tag: 'cw-price' | 'cw-stock' | 'cw-add-to-cart'; number: (typeof NUMBERS)[number] }) {
  return <LiveElement tag={tag} attributes={attributesOf[number]} />
}

const AS_FIELD = { name: 'lines', required: '' }

export function Requisition() {
  const [sent, setSent] = useState<string>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)), null, 2))
  }
  return (
    <Scope wide>
      <PageHead
        title="Requisition form"
        lead="Quick order as a field of the host's own form: its ready lines are sent as JSON with the other fields."
      />
      <Screen>
        <form className="book-door" onSubmit={send}>
          <label>
            Cost centre
            <input className="cw-input" name="costCentre" defaultValue="4711" />
          </label>
          <LiveElement tag="cw-quick-order" attributes={AS_FIELD} />
          <div>
            <button type="submit" className="cw-btn cw-btn--primary">
              Send the requisition
            </button>
          </div>
          <output>{sent && <pre>{sent}</pre>}</output>
        </form>
      </Screen>
    </Scope>
  )
}
