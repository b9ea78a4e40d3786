/** The reader's settings, as they are kept and read back. */
import type { ShopStorage } from '../shop.types'
import { toJson } from '../to-json'
import type { Settings } from './layout.types'

/** @source LIM-008, LIM-009, LIM-011 to LIM-014 */
export const DEFAULT_SETTINGS: Readonly<Settings> = {
  theme: '#1890ff',
  size: 'medium',
  scheme: 'system',
  fixedHeader: true,
  sidebarLogo: true,
  tagsView: false,
  errorLog: 'production',
}

const KEY = 'cartwright settings'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)

/** What may stand in each setting: an older or newer shop may have kept something else. */
const FITS: Record<keyof Settings, (value: unknown) => boolean> = {
  theme: value => typeof value === 'string' && /^#[\da-f]{6}$/.test(value),
  size: isOneOf(['compact', 'medium', 'large']),
  scheme: isOneOf(['system', 'light', 'dark']),
  fixedHeader: isFlag,
  sidebarLogo: isFlag,
  tagsView: isFlag,
  errorLog: isOneOf(['production', 'off']),
}

function parse(text: string): Partial<Settings> {
  try {
    const kept: Readonly<Record<string, unknown>> = Object(JSON.parse(text))
    return Object.fromEntries(
      Object.entries(FITS).flatMap(([name, fits]) => (fits(kept[name]) ? [[name, kept[name]]] : [])),
    )
  } catch {
    return {}
  }
}

/** What was chosen before; the default for the rest. */
export const readSettings = (storage: ShopStorage): Settings => ({
  ...DEFAULT_SETTINGS,
  ...parse(storage.get(KEY) ?? ''),
})

export const keepSettings = (storage: ShopStorage, settings: Settings): void => storage.set(KEY, toJson(settings))
