import { layoutOf, type Settings } from '@cartwright/core'
import { type ReactNode, useId } from 'react'
import { refreshIcon, slidersIcon } from '../../icons/icons'
import { Button } from '../../primitives/button'
import { Checkbox } from '../../primitives/choice'
import { Drawer } from '../../primitives/dialog'
import { Segmented } from '../../primitives/segmented'
import { commonTexts } from '../../provider/common.texts'
import { useShop } from '../../provider/shop-provider'
import { useStore } from '../../provider/use-store'
import { useTexts } from '../../provider/use-texts'
import { WidgetBox } from '../../provider/widget-box'
import { addSheet } from '../../styles/sheet'
import { ErrorLog } from './error-log'
import css from './settings.css?inline'
import { settingsTexts } from './settings.texts'
import { ThemeColours } from './theme-colours'

addSheet(css)

type Flag = 'fixedHeader' | 'sidebarLogo' | 'tagsView'
const FLAGS = [
  ['fixedHeader', 'fixedHeaderHint'],
  ['sidebarLogo', 'sidebarLogoHint'],
  ['tagsView', 'tagsViewHint'],
] as const satisfies readonly (readonly [Flag, string])[]

/**
 * How the reader likes the shop: colour, light, size, and what is there besides (LAY-023, LAY-024, LIM-008 to LIM-014). The
 * page stays in sight beside it, and every change shows at once.
 */
export function SettingsPanel() {
  const t = useTexts(settingsTexts)
  const common = useTexts(commonTexts)
  const layout = layoutOf(useShop())
  const { isOpen, settings } = useStore(layout.store, state => ({
    isOpen: state.showSettings,
    settings: state.settings,
  }))
  const choose =
    <K extends keyof Settings>(name: K) =>
    (value: Settings[K]) =>
      layout.change({ [name]: value })
  return (
    <WidgetBox>
      <Drawer
        open={isOpen}
        onClose={() => layout.showSettings(false)}
        icon={slidersIcon}
        title={t('title')}
        closeLabel={common('close')}
        className="cw-settings"
        foot={
          <Button icon={refreshIcon} onClick={layout.reset}>
            {t('reset')}
          </Button>
        }
      >
        <ThemeColours value={settings.theme} onValue={choose('theme')} />
        <Group title={t('appearance')}>
          <Segmented
            label={t('appearance')}
            value={settings.scheme}
            segments={(['system', 'light', 'dark'] as const).map(value => ({ value, label: t(value) }))}
            onValue={choose('scheme')}
          />
        </Group>
        <Group title={t('size')}>
          <Segmented
            label={t('size')}
            value={settings.size}
            segments={(['compact', 'medium', 'large'] as const).map(value => ({ value, label: t(value) }))}
            onValue={choose('size')}
          />
        </Group>
        <Group title={t('page')}>
          {FLAGS.map(([name, hint]) => (
            <Option
              key={name}
              className={`cw-settings__${name}`}
              label={t(name)}
              hint={t(hint)}
              checked={settings[name]}
              onChecked={choose(name)}
            />
          ))}
        </Group>
        <Group title={t('errorLog')}>
          <Option
            label={t('errorLog')}
            hint={t('errorLogHint')}
            checked={settings.errorLog === 'production'}
            onChecked={on => layout.change({ errorLog: on ? 'production' : 'off' })}
          />
          <ErrorLog />
        </Group>
      </Drawer>
    </WidgetBox>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="cw-settings__group">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface OptionProps {
  className?: string
  label: string
  hint: string
  checked: boolean
  onChecked: (checked: boolean) => void
}

function Option({ className, label, hint, checked, onChecked }: OptionProps) {
  const hintId = useId()
  return (
    <div className={className}>
      <Checkbox checked={checked} onChecked={onChecked} aria-describedby={hintId}>
        {label}
      </Checkbox>
      <span className="cw-sub cw-settings__hint" id={hintId}>
        {hint}
      </span>
    </div>
  )
}
