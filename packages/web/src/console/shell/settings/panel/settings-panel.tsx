import { settingsText as words, shellText } from '@bdr/text/shell'
import { Button } from '../../../../ui/kit/button.tsx'
import { Drawer } from '../../../../ui/kit/drawer.tsx'
import { FieldSet } from '../../../../ui/kit/field.tsx'
import { RadioGroup } from '../../../../ui/kit/radio-group.tsx'
import { Switch } from '../../../../ui/kit/switch.tsx'
import layout from '../../../../ui/layout.module.css'
import typography from '../../../../ui/typography.module.css'
import {
  changePreferences,
  colorSchemes,
  defaultPreferences,
  elementSizes,
  usePreferences,
  type Preferences,
} from '../../preferences.ts'
import type { PanelProps } from '../../use-panel.tsx'
import css from './settings-panel.module.css'
import { ThemeColorChoice } from './theme-color-choice.tsx'

/** The preferences about the back office in this browser; every choice takes effect at once. */
export default function SettingsPanel({ onClose }: PanelProps) {
  const { elementSize, colorScheme } = usePreferences()
  return (
    <Drawer isOpen title={words.title} width={360} onClose={onClose}>
      <div className={css.body}>
        <p className={typography.aside}>{words.hint}</p>
        <ThemeColorChoice />
        <RadioGroup
          label={words.colorScheme}
          value={colorScheme}
          onChange={(scheme) => changePreferences({ colorScheme: scheme as Preferences['colorScheme'] })}
          options={colorSchemes.map((scheme) => ({ value: scheme, label: words.colorSchemes[scheme] }))}
        />
        <RadioGroup
          label={shellText.elementSize}
          value={elementSize}
          onChange={(size) => changePreferences({ elementSize: size as Preferences['elementSize'] })}
          options={elementSizes.map((size) => ({ value: size, label: shellText[size] }))}
        />
        <FieldSet label={words.layout}>
          {() => (
            <>
              <Choice name="tagsView" text={words.tagsView} hint={words.tagsViewHint} />
              <Choice name="fixedHeader" text={words.fixedHeader} />
              <Choice name="sidebarLogo" text={words.sidebarLogo} />
            </>
          )}
        </FieldSet>
        <Button className={layout.narrow} onClick={() => changePreferences(defaultPreferences)}>
          {words.reset}
        </Button>
      </div>
    </Drawer>
  )
}

interface ChoiceProps {
  name: keyof Pick<Preferences, 'tagsView' | 'fixedHeader' | 'sidebarLogo'>
  text: string
  hint?: string
}

function Choice({ name, text, hint }: ChoiceProps) {
  const preferences = usePreferences()
  return (
    <Switch
      isWide
      about={hint}
      value={preferences[name]}
      onChange={(isOn) => changePreferences({ [name]: isOn })}
    >
      {text}
    </Switch>
  )
}
