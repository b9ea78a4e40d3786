/** Colours, type, sizes, motion and icons: all of it read from the sheets and the module of icons. */
import { useState } from 'react'
import * as icons from '../../../packages/widgets/src/icons/icons'
import { Button } from '../../../packages/widgets/src/primitives/button'
import { CopyButton } from '../../../packages/widgets/src/primitives/copy-button'
import { Icon } from '../../../packages/widgets/src/primitives/icon'
import { COLOUR_ROLES } from '../../../packages/widgets/src/styles/roles'
import tokens from '../../../packages/widgets/src/styles/tokens.css?raw'
import { contrast, hexOf, inkOn } from '../colour'
import { PageHead, Part, Table } from '../page'
import { Scope } from '../scope'
import type { BothThemes } from '../use-drawn'
import { useDrawn } from '../use-drawn'

const FAMILIES = [
  ['Surfaces', /^--cw-(surface|hover|tile)/],
  ['Text', /^--cw-text/],
  ['Accent, made from your one colour', /^--cw-(accent|on-accent|focus)/],
  ['States', /^--cw-(success|warning|danger)/],
  ['Edges', /^--cw-border/],
  ['Toner colours', /^--cw-ink/],
] as const

const NEITHER: BothThemes = { light: {}, dark: {} }

export function Colours() {
  const { light, dark, drawn = NEITHER } = useDrawn(undefined)
  return (
    <Scope>
      <PageHead
        title="Colours"
        lead="Roles, not paints. Each has a value by day and by night, and names the partner with which its contrast counts. Read from the style sheets while you look."
      />
      <div hidden>
        <div ref={light} className="cw-scope cw" data-cw-theme="light" />
        <div ref={dark} className="cw-scope cw" data-cw-theme="dark" />
      </div>
      {FAMILIES.map(([title, names]) => (
        <Part key={title} title={title}>
          <div className="book-swatches">
            {Object.keys(COLOUR_ROLES)
              .filter(role => names.test(role))
              .map(role => (
                <Swatch key={role} role={role} drawn={drawn} />
              ))}
          </div>
        </Part>
      ))}
    </Scope>
  )
}

function Swatch({ role, drawn }: { role: string; drawn: BothThemes }) {
  const { about, partner } = COLOUR_ROLES[role] ?? { about: '' }
  const themes = [drawn.light, drawn.dark]
  const isColour = drawn.light[role] !== undefined
  const ratios = themes.map(values => {
    const [one, other] = [values[role], partner && values[partner]]
    return one && other ? contrast(one, other) : undefined
  })
  return (
    <article className="cw-card book-swatch">
      <div className="book-swatch__both">
        {themes.map((values, at) => {
          const value = values[role]
          const theme = ['light', 'dark'][at]
          if (!isColour)
            return (
              <span
                key={theme}
                className="cw-scope cw"
                data-cw-theme={theme}
                style={{ background: `var(${role})`, color: 'var(--cw-text-1)' }}
              >
                gradient
              </span>
            )
          if (!value) return null
          return (
            <span key={theme} style={{ background: hexOf(value), color: inkOn(value) }}>
              {hexOf(value)}
            </span>
          )
        })}
      </div>
      <div className="book-swatch__about">
        <div className="cw-row">
          <b>
            <code>{role.slice('--cw-'.length)}</code>
          </b>
          <CopyButton
            text={`var(${role})`}
            label={`Copy var(${role})`}
            copiedLabel={`var(${role}) is copied.`}
            isIcon
            kind="quiet"
            size="s"
            className="cw-end"
          />
        </div>
        <p>{about}</p>
        {partner && (
          <p>
            with {partner.slice('--cw-'.length)}{' '}
            <b>{ratios.map(ratio => (ratio === undefined ? '–' : ratio.toFixed(1))).join(' / ')}</b>
          </p>
        )}
      </div>
    </article>
  )
}

/** Custom properties of the sheet under a prefix, in its order, with what they are by default. */
const declared = (prefix: RegExp): readonly (readonly [string, string])[] => {
  const [first = ''] = tokens.split(/\n}/)
  return [...first.matchAll(/^ {2}(--cw-[\w-]+):\s*([^;]+);/gm)]
    .map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')] as const)
    .filter(([name]) => prefix.test(name))
}

export function Type() {
  return (
    <Scope>
      <PageHead
        title="Type"
        lead="One family, one base size. An element takes the family of your page; --cw-font and --cw-em change both."
      />
      <Part title="Sizes">
        <Table
          heads={['Role', 'Value', 'Looks']}
          rows={declared(/^--cw-size-(\d+|field)$/).map(([name, value]) => [
            <code key="name">{name}</code>,
            <code key="value">{value}</code>,
            <span key="look" style={{ fontSize: `var(${name})` }}>
              CW-CF259X, 10,000 pages
            </span>,
          ])}
        />
      </Part>
      <Part title="Figures" say="Numbers stand below each other; in part numbers the zero is slashed.">
        <Table
          heads={['Role', 'Value', 'Looks']}
          rows={declared(/^--cw-figures/).map(([name, value]) => [
            <code key="name">{name}</code>,
            <code key="value">{value}</code>,
            <span key="look" style={{ fontVariantNumeric: `var(${name})` }}>
              1,020,304.00 CW-O0O0
            </span>,
          ])}
        />
      </Part>
    </Scope>
  )
}

const DENSITIES = ['compact', 'medium', 'large'] as const

export function Space() {
  return (
    <Scope>
      <PageHead
        title="Space, corners, density"
        lead="What is between things, how round they are, and how high a row is."
      />
      <Part title="Space">
        <Table
          heads={['Role', 'Value', 'Looks']}
          rows={declared(/^--cw-space/).map(([name, value]) => [
            <code key="name">{name}</code>,
            <code key="value">{value}</code>,
            <span
              key="look"
              style={{ display: 'block', width: `var(${name})`, height: 14, background: 'var(--cw-accent-solid)' }}
            />,
          ])}
        />
      </Part>
      <Part title="Corners" say="All of them follow --cw-radius.">
        <Table
          heads={['Role', 'Value', 'Looks']}
          rows={declared(/^--cw-radius/).map(([name, value]) => [
            <code key="name">{name}</code>,
            <code key="value">{value}</code>,
            <span
              key="look"
              style={{
                display: 'block',
                width: 72,
                height: 40,
                border: '1px solid var(--cw-border-control)',
                borderRadius: `var(${name})`,
              }}
            />,
          ])}
        />
      </Part>
      <Part
        title="Density"
        say="density=&quot;compact&quot; or &quot;large&quot; on an element; under a finger nothing is lower than 36 px."
      >
        <div className="book-two">
          {DENSITIES.map(density => (
            <div key={density} className={`cw-scope cw cw-${density} cw-card book-door`}>
              <h3>{density}</h3>
              <button type="button" className="cw-btn cw-btn--primary">
                Add to basket
              </button>
              <input className="cw-input" aria-label={`A field, ${density}`} defaultValue="CF259X" />
            </div>
          ))}
        </div>
      </Part>
      <Part title="Shadows">
        <Table
          heads={['Role', 'Looks']}
          rows={declared(/^--cw-shadow/).map(([name]) => [
            <code key="name">{name}</code>,
            <span
              key="look"
              style={{
                display: 'block',
                width: 120,
                height: 48,
                margin: 12,
                borderRadius: 8,
                boxShadow: `var(${name})`,
              }}
            />,
          ])}
        />
      </Part>
    </Scope>
  )
}

const KINDS = [
  ['Primary', 'primary', 'What goes on. One in a view.'],
  ['Plain', undefined, 'Everything else that is pressed.'],
  ['Quiet', 'quiet', 'In bars and rows, where an edge would be too much.'],
  ['Link', 'link', 'Beside text.'],
  ['Danger', 'danger', 'Takes something away.'],
] as const

export function Buttons() {
  return (
    <Scope>
      <PageHead
        title="Buttons"
        lead="Five kinds in three sizes. Their colours are roles, so that your brand colour is in them already."
      />
      <Part
        title="Kinds"
        say="In elements ::part(button) selects all of them, ::part(button-primary) the one of a view that goes on."
      >
        <Table
          heads={['Kind', 'At rest', 'Small', 'Large', 'Disabled', 'Busy', 'For']}
          rows={KINDS.map(([name, kind, use]) => [
            name,
            <Button key="rest" kind={kind}>
              Add to basket
            </Button>,
            <Button key="small" kind={kind} size="s">
              Add
            </Button>,
            <Button key="large" kind={kind} size="l">
              Add
            </Button>,
            <Button key="disabled" kind={kind} disabled>
              Add
            </Button>,
            <Button key="busy" kind={kind} busy>
              Add
            </Button>,
            use,
          ])}
        />
      </Part>
    </Scope>
  )
}

export function Motion() {
  const [moved, setMoved] = useState(false)
  return (
    <Scope>
      <PageHead
        title="Motion"
        lead="Short, and only where something changes its place. Whoever asks the system for less motion gets none."
      />
      <Part title="Times and curve">
        <Table
          heads={['Role', 'Value', 'Looks']}
          rows={declared(/^--cw-(fast|base|ease)$/).map(([name, value]) => [
            <code key="name">{name}</code>,
            <code key="value">{value}</code>,
            name === '--cw-ease' ? (
              ''
            ) : (
              <span
                key="look"
                className="book-dot"
                style={{
                  background: 'var(--cw-accent-solid)',
                  transform: moved ? 'translateX(160px)' : undefined,
                  transition: `transform var(${name}) var(--cw-ease)`,
                }}
              />
            ),
          ])}
        />
        <div>
          <button type="button" className="cw-btn" onClick={() => setMoved(!moved)}>
            Move them
          </button>
        </div>
      </Part>
    </Scope>
  )
}

export function Icons() {
  const [copied, setCopied] = useState('')
  return (
    <Scope>
      <PageHead
        title="Icons"
        lead="Drawn for 24 px with a line of 1.7. A press copies the name. They belong to the widgets: a host gives its own through a slot."
      />
      <p role="status" className="book-say">
        {copied && `${copied} is copied.`}
      </p>
      <div className="book-icons">
        {Object.entries(icons).map(([name, shape]) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              void navigator.clipboard.writeText(name).then(() => setCopied(name))
            }}
          >
            <Icon shape={shape} size="l" />
            {name}
          </button>
        ))}
      </div>
    </Scope>
  )
}
