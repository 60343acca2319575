import { settingsText as words, shellText } from '@bdr/text/shell'
import { Panel, type PanelProps } from '../../panel.tsx'
import {
  changePreferences,
  colorSchemes,
  defaultPreferences,
  elementSizes,
  usePreferences,
  type Preferences,
} from '../../preferences.ts'
import css from './settings-panel.module.css'
import { ThemeColorChoice } from './theme-color-choice.tsx'

/** How this browser likes the back office; every choice takes effect at once. */
export default function SettingsPanel({ onClose }: PanelProps) {
  const { elementSize, colorScheme } = usePreferences()
  return (
    <Panel label={words.title} at="side" title={words.title} onClose={onClose}>
      <div className={css.body}>
        <p className={css.hint}>{words.hint}</p>
        <ThemeColorChoice />
        <fieldset className={css.group}>
          <legend>{words.colorScheme}</legend>
          <div className={css.sizes}>
            {colorSchemes.map((scheme) => (
              <label key={scheme}>
                <input
                  type="radio"
                  name="colorScheme"
                  checked={scheme === colorScheme}
                  onChange={() => changePreferences({ colorScheme: scheme })}
                />
                {words.colorSchemes[scheme]}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={css.group}>
          <legend>{shellText.elementSize}</legend>
          <div className={css.sizes}>
            {elementSizes.map((size) => (
              <label key={size}>
                <input
                  type="radio"
                  name="elementSize"
                  checked={size === elementSize}
                  onChange={() => changePreferences({ elementSize: size })}
                />
                {shellText[size]}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={css.group}>
          <legend>{words.layout}</legend>
          <Choice name="tagsView" text={words.tagsView} hint={words.tagsViewHint} />
          <Choice name="fixedHeader" text={words.fixedHeader} />
          <Choice name="sidebarLogo" text={words.sidebarLogo} />
        </fieldset>
        <button type="button" className={css.button} onClick={() => changePreferences(defaultPreferences)}>
          {words.reset}
        </button>
      </div>
    </Panel>
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
    <label className={css.choice}>
      <span>
        {text}
        {hint !== undefined && <span className={css.small}>{hint}</span>}
      </span>
      <input
        type="checkbox"
        checked={preferences[name]}
        onChange={(event) => changePreferences({ [name]: event.target.checked })}
      />
    </label>
  )
}
