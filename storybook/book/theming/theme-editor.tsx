/** A brand on a whole screen, by day and by night, with the contrast of every pair as it is drawn. */

import { Cart, Product, QuickOrder } from '@cartwright/widgets'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { circleCheckIcon, triangleIcon, undoIcon } from '../../../packages/widgets/src/icons/icons'
import { Button } from '../../../packages/widgets/src/primitives/button'
import { CopyButton } from '../../../packages/widgets/src/primitives/copy-button'
import { Icon } from '../../../packages/widgets/src/primitives/icon'
import { Segmented } from '../../../packages/widgets/src/primitives/segmented'
import { SelectField, TextField } from '../../../packages/widgets/src/primitives/text-field'
import { CodeBlock } from '../code-block'
import { hexOf, inkOn, nearestPassing } from '../colour'
import { PageHead, Part } from '../page'
import { PAIRS, type Pair, ratioOf, type Theme } from '../roles'
import { Scope, useBookShop } from '../scope'
import { type BothThemes, useDrawn } from '../use-drawn'
import {
  type Brand,
  brandOf,
  brandOfLink,
  cssOf,
  type Density,
  declarationsOf,
  linkPart,
  OURS,
  PRESETS,
  tokensOf,
} from './brand-values'

const THEMES = ['light', 'dark'] as const
const SCREENS = ['Basket', 'Quick order', 'Product'] as const
type Screen = (typeof SCREENS)[number]
const FONTS = ['', 'Inter', 'Georgia', 'ui-monospace'] as const
const HERE = '?path=/docs/theming-theme-editor--docs'

/** The brand in the address of the book or of the page. */
function brandOfAddress(): Brand {
  for (const { search } of [window.location, window.parent.location]) {
    const part = new URLSearchParams(search).get('brand')
    const found = part && brandOfLink(part)
    if (found) return found
  }
  return OURS
}

export function ThemeEditor() {
  const [brand, setBrand] = useState(brandOfAddress)
  const [screen, setScreen] = useState<Screen>('Basket')
  const { light, dark, drawn } = useDrawn(brand)
  const themes = brand.only ? [brand.only] : THEMES
  const setRole = (role: string, values: Brand['roles'][string] | undefined) =>
    setBrand(before => {
      const { [role]: _, ...others } = before.roles
      return { ...before, roles: values ? { ...others, [role]: values } : others }
    })
  const styleOf = (theme: Theme) => declarationsOf(brand, theme) as CSSProperties
  return (
    <Scope wide>
      <PageHead
        title="Theme editor"
        lead="Your brand on a whole screen, by day and by night, with every pair measured as drawn."
      >
        <ImportButton onBrand={setBrand} />
      </PageHead>
      <div hidden>
        <div ref={light} className="cw-scope cw" data-cw-theme="light" style={styleOf('light')} />
        <div ref={dark} className="cw-scope cw" data-cw-theme="dark" style={styleOf('dark')} />
      </div>
      <div className="book-editor">
        <Inputs brand={brand} drawn={drawn} onBrand={setBrand} onRole={setRole} />
        <div className="book-part">
          <Segmented
            label="Screen"
            value={screen}
            segments={SCREENS.map(value => ({ value, label: value }))}
            onValue={setScreen}
          />
          <div className="cw-card book-both">
            {themes.map(theme => (
              <div
                key={theme}
                className={`cw-scope cw cw-${brand.density}`}
                data-cw-theme={theme}
                style={{ ...styleOf(theme), ...(themes.length === 1 && { gridColumn: '1 / -1' }) }}
                // The same screen a second time is a picture.
                inert={theme === 'dark' && themes.length > 1}
              >
                <p>{theme === 'light' ? 'Light' : 'Dark'}</p>
                <ScreenOf name={screen} />
              </div>
            ))}
          </div>
        </div>
      </div>
      {drawn && <Contrast drawn={drawn} themes={themes} brand={brand} onRole={setRole} />}
      <Export brand={brand} />
    </Scope>
  )
}

function ScreenOf({ name }: { name: Screen }) {
  const shop = useBookShop()
  if (!shop) return <p>The shop starts …</p>
  if (name === 'Quick order') return <QuickOrder />
  if (name === 'Product') return <Product number="TN-2420" />
  return <Cart />
}

interface InputsProps {
  brand: Brand
  drawn: BothThemes | undefined
  onBrand: (brand: Brand) => void
  onRole: (role: string, values: Brand['roles'][string] | undefined) => void
}

function Inputs({ brand, drawn, onBrand, onRole }: InputsProps) {
  const change = (values: Partial<Brand>) => onBrand({ ...brand, ...values })
  const [typed, setTyped] = useState({ text: brand.accent, accent: brand.accent })
  // Another brand replaces what was typed for this one.
  const accent = typed.accent === brand.accent ? typed.text : brand.accent
  const colours = Object.keys(drawn?.light ?? {})
  const isColour = CSS.supports('color', accent)
  return (
    <div className="cw-card book-editor__inputs">
      <fieldset>
        <legend>Start from</legend>
        <div className="book-brands">
          {Object.entries(PRESETS).map(([name, preset]) => (
            <button key={name} type="button" aria-pressed={brand === preset} onClick={() => onBrand(preset)}>
              <span className="book-dot" style={{ background: preset.accent }} />
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="cw-row">
        <input
          type="color"
          aria-label="Pick the brand colour"
          value={brand.accent}
          onChange={({ target }) => change({ accent: target.value })}
        />
        <TextField
          label="Brand colour"
          value={accent}
          error={isColour ? undefined : 'Enter a colour, such as #ffd400.'}
          onValue={text => {
            const isTaken = /^#([\da-f]{3}){1,2}$/i.test(text)
            setTyped({ text, accent: isTaken ? text : brand.accent })
            if (isTaken) change({ accent: text })
          }}
        />
      </div>
      <div>
        <span className="cw-label">Corners</span>
        <Segmented
          label="Corners"
          value={String(brand.radius)}
          segments={['0', '3', '6', '10'].map(value => ({ value, label: value }))}
          onValue={value => change({ radius: Number(value) })}
        />
      </div>
      <div>
        <span className="cw-label">Density</span>
        <Segmented<Density>
          label="Density"
          value={brand.density}
          segments={(['compact', 'medium', 'large'] as const).map(value => ({ value, label: value }))}
          onValue={density => change({ density })}
        />
      </div>
      <SelectField
        label="Typeface"
        value={brand.font}
        onValue={font => change({ font })}
        options={FONTS.map(value => ({ value, label: value || 'That of the page' }))}
      />
      <SelectField
        label="Size of the text"
        value={String(brand.em)}
        onValue={em => change({ em: Number(em) })}
        options={[14, 15, 16, 17, 18].map(size => ({ value: String(size), label: `${size} px` }))}
      />
      <fieldset>
        <legend>
          Roles you changed: {Object.keys(brand.roles).length} of {colours.length}
        </legend>
        {Object.entries(brand.roles).map(([role, values]) => (
          <div key={role} className="book-role">
            <span className="book-brands">
              {THEMES.map(theme => (
                <input
                  key={theme}
                  type="color"
                  aria-label={`${role.slice('--cw-'.length)}, ${theme}`}
                  value={values[theme]}
                  onChange={({ target }) => onRole(role, { ...values, [theme]: target.value })}
                />
              ))}
            </span>
            <code>{role.slice('--cw-'.length)}</code>
            <span />
            <Button
              kind="quiet"
              size="s"
              icon={undoIcon}
              aria-label={`Take ${role.slice('--cw-'.length)} back`}
              onClick={() => onRole(role, undefined)}
            />
          </div>
        ))}
        <SelectField
          label="Change another role"
          value=""
          onValue={role => {
            const [day, night] = [drawn?.light[role], drawn?.dark[role]]
            if (day && night) onRole(role, { light: hexOf(day), dark: hexOf(night) })
          }}
          options={[
            { value: '', label: 'Choose a role' },
            ...colours.filter(role => !brand.roles[role]).map(value => ({ value, label: value.slice('--cw-'.length) })),
          ]}
        />
      </fieldset>
    </div>
  )
}

interface ContrastProps {
  drawn: BothThemes
  themes: readonly Theme[]
  brand: Brand
  onRole: InputsProps['onRole']
}

function Contrast({ drawn, themes, brand, onRole }: ContrastProps) {
  const rows = PAIRS.map(pair => ({
    pair,
    ratios: themes.map(theme => ({ theme, ratio: ratioOf(pair, drawn[theme]) })),
  }))
  const isLow = ({ pair, ratios }: (typeof rows)[number]) => ratios.some(({ ratio }) => ratio < pair.needed)
  const failing = rows.filter(isLow).length
  const say =
    failing === 0
      ? `All ${rows.length} pairs can be read.`
      : `${failing} of ${rows.length} pairs ${failing === 1 ? 'is' : 'are'} too low: the two roles are named, with the nearest value that passes.`
  return (
    <Part title="Contrast, as drawn">
      <p className="book-say" role="status">
        {say}
      </p>
      <div className="cw-card book-table">
        <table className="cw-table">
          <thead>
            <tr>
              {[
                'Where',
                'Roles',
                ...themes.map(theme => (theme === 'light' ? 'Light' : 'Dark')),
                'Needed',
                'Nearest passing value',
              ].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows]
              .sort((one, other) => Number(isLow(other)) - Number(isLow(one)))
              .map(row => (
                <tr key={`${row.pair.role} ${row.pair.partner}`} className={isLow(row) ? 'book-fails' : undefined}>
                  <td>{row.pair.about}</td>
                  <td>
                    <code>{row.pair.role.slice('--cw-'.length)}</code> on{' '}
                    <code>{row.pair.partner.slice('--cw-'.length)}</code>
                  </td>
                  {row.ratios.map(({ theme, ratio }) => (
                    <td key={theme}>
                      <Measured pair={row.pair} theme={theme} drawn={drawn} ratio={ratio} />
                    </td>
                  ))}
                  <td>{row.pair.needed}:1</td>
                  <td>{isLow(row) ? <Nearest pair={row.pair} drawn={drawn} brand={brand} onRole={onRole} /> : '–'}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

function Measured({ pair, theme, drawn, ratio }: { pair: Pair; theme: Theme; drawn: BothThemes; ratio: number }) {
  const [colour, ground] = [drawn[theme][pair.role], drawn[theme][pair.partner]]
  if (!colour || !ground) return null
  const passes = ratio >= pair.needed
  return (
    <span className="cw-row">
      {pair.needed < 4.5 ? (
        <span
          className="book-pair"
          style={{ color: inkOn(ground), background: hexOf(ground), outline: `2px solid ${hexOf(colour)}` }}
        >
          edge
        </span>
      ) : (
        <span className="book-pair" style={{ color: hexOf(colour), background: hexOf(ground) }}>
          CW-CF259X
        </span>
      )}
      <Icon shape={passes ? circleCheckIcon : triangleIcon} size="s" />
      <span>
        <b>{ratio.toFixed(1)}</b>
        <span className="cw-sr">{passes ? ', can be read' : ', too low'}</span>
      </span>
    </span>
  )
}

function Nearest({ pair, drawn, brand, onRole }: Pick<ContrastProps, 'drawn' | 'brand' | 'onRole'> & { pair: Pair }) {
  const passing = (theme: Theme) => {
    const [colour, ground] = [drawn[theme][pair.role], drawn[theme][pair.partner]]
    const found = colour && ground && nearestPassing(colour, ground, pair.needed)
    return found && hexOf(found)
  }
  const [day, night] = [passing('light'), passing('dark')]
  if (!day || !night) return 'none: change the other role'
  const name = pair.role.slice('--cw-'.length)
  const shown = brand.only ? [brand.only === 'light' ? day : night] : [day, night]
  return (
    <span className="cw-row">
      {shown.map((value, at) => (
        <span key={THEMES[at]}>
          <span className="book-dot" style={{ background: value }} /> <b>{value}</b>
        </span>
      ))}
      <Button size="s" onClick={() => onRole(pair.role, { light: day, dark: night })}>
        Use it for {name}
      </Button>
    </span>
  )
}

function ImportButton({ onBrand }: { onBrand: (brand: Brand) => void }) {
  const [error, setError] = useState<string>()
  const read = async (file: File | undefined) => {
    if (!file) return
    const found = await file
      .text()
      .then(text => brandOf(JSON.parse(text)))
      .catch(() => undefined)
    setError(found ? undefined : `${file.name} has no tokens of a brand under "cartwright".`)
    if (found) onBrand(found)
  }
  return (
    <div>
      <label className="cw-btn">
        Import design tokens
        <input
          type="file"
          accept=".json,application/json"
          className="cw-sr"
          onChange={({ target }) => {
            void read(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      <p role="alert" className="cw-error">
        {error}
      </p>
    </div>
  )
}

const FORMS = ['CSS', 'Design tokens', 'Link'] as const

function Export({ brand }: { brand: Brand }) {
  const [form, setForm] = useState<(typeof FORMS)[number]>('CSS')
  const { origin, pathname } = window.location
  const link = `${origin}${pathname.replace(/iframe\.html$/, '')}${HERE}&brand=${linkPart(brand)}`
  const texts: Record<(typeof FORMS)[number], string> = {
    CSS: cssOf(brand),
    'Design tokens': `${JSON.stringify(tokensOf(brand), null, 2)}\n`,
    Link: link,
  }
  let actions: ReactNode = null
  if (form === 'Design tokens')
    actions = (
      <a
        className="cw-btn cw-btn--s"
        download="cartwright.tokens.json"
        href={`data:application/json,${encodeURIComponent(texts['Design tokens'])}`}
      >
        Save as a file
      </a>
    )
  return (
    <Part title="Take it with you">
      <div className="cw-row">
        <Segmented
          label="Form"
          value={form}
          segments={FORMS.map(value => ({ value, label: value }))}
          onValue={setForm}
        />
        {actions}
        <CopyButton
          text={texts[form]}
          label={`Copy ${form}`}
          copiedLabel={`${form} is copied.`}
          size="s"
          className="cw-end"
        />
      </div>
      <CodeBlock code={texts[form]} name={form} />
    </Part>
  )
}
