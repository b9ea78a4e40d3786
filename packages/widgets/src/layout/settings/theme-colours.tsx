import { DEFAULT_SETTINGS } from '@cartwright/core'
import { useId } from 'react'
import { useTexts } from '../../provider/use-texts'
import { settingsTexts } from './settings.texts'

/** Buttons and links take a darker or lighter shade of it, so that every one of them can be read. */
const COLOURS = [
  ['blue', DEFAULT_SETTINGS.theme],
  ['teal', '#13c2c2'],
  ['green', '#52c41a'],
  ['orange', '#fa8c16'],
  ['red', '#f5222d'],
  ['purple', '#722ed1'],
  ['graphite', '#5c6879'],
] as const

export interface ThemeColoursProps {
  /** `#rrggbb` */
  value: string
  onValue: (value: string) => void
}

export function ThemeColours({ value, onValue }: ThemeColoursProps) {
  const t = useTexts(settingsTexts)
  const name = useId()
  const isOwn = COLOURS.every(([, colour]) => colour !== value)
  return (
    <fieldset className="cw-settings__group">
      <legend>{t('colour')}</legend>
      <div className="cw-colours">
        {COLOURS.map(([key, colour]) => (
          <span key={key} className="cw-colour" title={t(key)} style={{ color: colour }}>
            <input
              type="radio"
              name={name}
              aria-label={t(key)}
              checked={colour === value}
              onChange={() => onValue(colour)}
            />
          </span>
        ))}
        <span className={isOwn ? 'cw-colour cw-colour--own is-on' : 'cw-colour cw-colour--own'} title={t('ownColour')}>
          <input
            type="color"
            aria-label={t('ownColour')}
            value={value}
            onInput={event => onValue(event.currentTarget.value)}
          />
        </span>
      </div>
    </fieldset>
  )
}
