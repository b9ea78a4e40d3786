/** What a brand sets: the four inputs, and colour roles it wants otherwise. Read from and written as CSS, design tokens and a link. */
import { GROUP_OF } from '../../../packages/widgets/src/element/groups'
import { COLOUR_ROLES } from '../../../packages/widgets/src/styles/roles'
import { hexOf, type Rgb, rgbOf } from '../colour'
import type { Theme } from '../roles'

export type Density = 'compact' | 'medium' | 'large'

export interface Brand {
  accent: string
  /** In px. */
  radius: number
  density: Density
  /** A list of families; blank takes that of the page. */
  font: string
  /** Size of the text in px. */
  em: number
  /** The only theme that the brand has; both without it. */
  only?: Theme
  /** Role → its value in each theme. */
  roles: Readonly<Record<string, Readonly<Record<Theme, string>>>>
}

export const OURS: Brand = { accent: '#1890ff', radius: 6, density: 'medium', font: '', em: 16, roles: {} }

const brand = (values: Partial<Brand>): Brand => ({ ...OURS, ...values })

/** Ready brands to begin with. */
export const PRESETS: Readonly<Record<string, Brand>> = {
  Ours: OURS,
  Zon: brand({ accent: '#ffd400' }),
  Veldrijk: brand({ accent: '#1d6b44', radius: 10 }),
  Nacht: brand({ accent: '#8b5cf6', only: 'dark' }),
  Dicht: brand({ accent: '#b3202c', radius: 0, density: 'compact', em: 15 }),
}

/** Declarations of a brand for one box, by custom property. */
export function declarationsOf({ accent, radius, font, em, roles }: Brand, theme?: Theme): Record<string, string> {
  return {
    '--cw-accent': accent,
    '--cw-radius': `${radius}px`,
    ...(font && { '--cw-font': font }),
    '--cw-em': `${em}px`,
    ...Object.fromEntries(
      Object.entries(roles).map(([role, values]) => [
        role,
        theme ? values[theme] : `light-dark(${values.light}, ${values.dark})`,
      ]),
    ),
  }
}

const block = (selector: string, declarations: Readonly<Record<string, string>>) =>
  `${selector} {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

/**
 * For the sheet of a host. Inputs arrive from anywhere above an element. Roles are derived on each element, so that another value has to
 * stand on the elements themselves.
 */
export function cssOf(values: Brand): string {
  const all = declarationsOf(values)
  const inputs = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in values.roles)))
  const roles = Object.fromEntries(Object.entries(all).filter(([name]) => name in values.roles))
  const scheme = values.only && { 'color-scheme': values.only }
  const boxes = [':root', '.cw-scope', ...Object.keys(GROUP_OF)].join(', ')
  return [
    `/* For every element of the page, and for components. */\n${block(':root', inputs)}`,
    Object.keys(roles).length > 0 || scheme ? block(`:is(${boxes})`, { ...scheme, ...roles }) : '',
    values.density === 'medium'
      ? ''
      : `/* On each element: density="${values.density}"; for components: class="cw-${values.density}". */\n`,
  ]
    .filter(Boolean)
    .join('\n')
}

const colourToken = (css: string) => {
  const rgb: Rgb = rgbOf(css)
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components: rgb.map(part => Number((part / 255).toFixed(4))), hex: hexOf(rgb) },
  }
}
const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } })

/** As design tokens of the Design Tokens Community Group (format of October 2025). */
export function tokensOf({ accent, radius, font, em, density, only, roles }: Brand): object {
  return {
    cartwright: {
      $description: 'A brand for Cartwright elements.',
      $extensions: { 'example.cartwright': { density, ...(only && { only }) } },
      accent: colourToken(accent),
      radius: px(radius),
      em: px(em),
      ...(font && {
        font: { $type: 'fontFamily', $value: font.split(',').map(family => family.trim().replaceAll('"', '')) },
      }),
      ...Object.fromEntries(
        (['light', 'dark'] as const).map(theme => [
          theme,
          Object.fromEntries(
            Object.entries(roles).map(([role, value]) => [role.slice('--cw-'.length), colourToken(value[theme])]),
          ),
        ]),
      ),
    },
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The hex of a colour token: of its own, or of its components. */
function hexFrom(token: unknown): string | undefined {
  const value = isObject(token) ? token.$value : undefined
  if (typeof value === 'string') return /^#[\da-f]{3,8}$/i.test(value) ? value : undefined
  if (!isObject(value)) return undefined
  if (typeof value.hex === 'string' && /^#[\da-f]{6}$/i.test(value.hex)) return value.hex
  const parts = value.components
  if (value.colorSpace !== 'srgb' || !Array.isArray(parts) || parts.length !== 3) return undefined
  const [red, green, blue] = parts.map(part => Math.min(255, Math.max(0, Number(part) * 255)))
  return red === undefined || green === undefined || blue === undefined || [red, green, blue].some(Number.isNaN)
    ? undefined
    : hexOf([red, green, blue])
}

function pxFrom(token: unknown, from: number, to: number): number | undefined {
  const value = isObject(token) && isObject(token.$value) ? Number(token.$value.value) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

/**
 * Reads a brand out of design tokens that others may have written: what cannot be read keeps its default.
 * @returns undefined when nothing of it is ours
 */
export function brandOf(tokens: unknown): Brand | undefined {
  const ours = isObject(tokens) ? tokens.cartwright : undefined
  if (!isObject(ours)) return undefined
  const extensions = isObject(ours.$extensions) ? ours.$extensions['example.cartwright'] : undefined
  const { density, only } = isObject(extensions) ? extensions : {}
  const families = isObject(ours.font) && Array.isArray(ours.font.$value) ? ours.font.$value : []
  const roles = Object.fromEntries(
    Object.keys(COLOUR_ROLES).flatMap(role => {
      const of = (theme: Theme) => hexFrom(isObject(ours[theme]) ? ours[theme][role.slice('--cw-'.length)] : undefined)
      const [light, dark] = [of('light'), of('dark')]
      return light && dark ? [[role, { light, dark }]] : []
    }),
  )
  const read = brand({
    accent: hexFrom(ours.accent) ?? OURS.accent,
    radius: pxFrom(ours.radius, 0, 40) ?? OURS.radius,
    em: pxFrom(ours.em, 10, 32) ?? OURS.em,
    density: density === 'compact' || density === 'large' ? density : 'medium',
    font: families.filter(family => typeof family === 'string' && /^[\w -]+$/.test(family)).join(', '),
    roles,
  })
  return only === 'light' || only === 'dark' ? { ...read, only } : read
}

/** A brand as part of an address. */
export const linkPart = (values: Brand): string =>
  btoa(JSON.stringify(tokensOf(values)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export function brandOfLink(part: string): Brand | undefined {
  try {
    return brandOf(JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return undefined
  }
}
