import { defaultThemeColor } from '@bdr/contract/theme-color'
import { settingsText as words } from '@bdr/text/shell'
import { changePreferences, usePreferences } from '../../preferences.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { FieldSet } from '../../../../ui/kit/field.tsx'
import layout from '../../../../ui/layout.module.css'
import css from './theme-color-choice.module.css'

const swatches: Readonly<Record<keyof typeof words.swatches, string>> = {
  blue: defaultThemeColor,
  teal: '#0b7285',
  green: '#1a7f4b',
  copper: '#a85600',
  red: '#c8102e',
  violet: '#6741d9',
  graphite: '#44546a',
}
const swatchNames = Object.keys(swatches) as (keyof typeof swatches)[]

/**
 * A few colours that suit the drawings, or any other one: the kit has no widget for colours, which are chosen
 * by their look.
 */
export function ThemeColorChoice() {
  const { themeColor } = usePreferences()
  const choose = (color: string) => changePreferences({ themeColor: color })
  return (
    <FieldSet label={words.themeColor} hint={words.themeColorHint}>
      {() => (
        <>
          <div className={layout.tools}>
            {swatchNames.map((name) => (
              <label
                key={name}
                className={css.swatch}
                title={words.swatches[name]}
                style={{ backgroundColor: swatches[name] }}
              >
                <input
                  type="radio"
                  name="themeColor"
                  aria-label={words.swatches[name]}
                  checked={swatches[name] === themeColor}
                  onChange={() => choose(swatches[name])}
                />
              </label>
            ))}
          </div>
          <label className={css.other}>
            {words.otherColor}
            <input type="color" value={themeColor} onChange={(event) => choose(event.target.value)} />
          </label>
          {themeColor !== defaultThemeColor && (
            <Button className={layout.narrow} onClick={() => choose(defaultThemeColor)}>
              {words.defaultColor}
            </Button>
          )}
        </>
      )}
    </FieldSet>
  )
}
