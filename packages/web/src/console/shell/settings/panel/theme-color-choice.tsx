import { settingsText as words } from '@bdr/text/settings'
import { changePreferences, defaultThemeColor, usePreferences } from '../../preferences.ts'
import css from './settings-panel.module.css'

/** A few colours that suit the drawings, or any other. */
export function ThemeColorChoice() {
  const { themeColor } = usePreferences()
  const choose = (color: string) => changePreferences({ themeColor: color })
  return (
    <fieldset className={css.group}>
      <legend>{words.themeColor}</legend>
      <div className={css.swatches}>
        {Object.entries(words.swatches).map(([color, name]) => (
          <label key={color} className={css.swatch} title={name} style={{ backgroundColor: color }}>
            <input
              type="radio"
              name="themeColor"
              aria-label={name}
              checked={color === themeColor}
              onChange={() => choose(color)}
            />
          </label>
        ))}
      </div>
      <label className={css.choice}>
        {words.otherColor}
        <input type="color" value={themeColor} onChange={(event) => choose(event.target.value)} />
      </label>
      <p className={css.small}>{words.themeColorHint}</p>
      {themeColor !== defaultThemeColor && (
        <button type="button" className={css.button} onClick={() => choose(defaultThemeColor)}>
          {words.defaultColor}
        </button>
      )}
    </fieldset>
  )
}
