import { shellText } from '@bdr/text/shell'
import { useState } from 'react'
import { Menu, type MenuPlace } from '../../ui/kit/menu.tsx'
import { changePreferences, elementSizes, usePreferences } from './preferences.ts'
import { Tool } from './tool.tsx'

/** How large fields, buttons and rows are. */
export function SizeMenu() {
  const { elementSize } = usePreferences()
  const [place, setPlace] = useState<MenuPlace | null>(null)
  return (
    <>
      <Tool
        label={shellText.elementSize}
        drawing="M2 16L6.5 5 11 16M3.5 12.5h6M12 16l3-7 3 7M13 13.5h4"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          setPlace({ x: box.left, y: box.bottom + 4 })
        }}
      />
      {place && (
        <Menu
          label={shellText.elementSize}
          place={place}
          onClose={() => setPlace(null)}
          entries={elementSizes.map((size) => ({
            key: size,
            text: shellText[size],
            chosen: size === elementSize,
            act: () => changePreferences({ elementSize: size }),
          }))}
        />
      )}
    </>
  )
}
