import { shellText } from '@bdr/text/shell'
import { useEffect, useEffectEvent } from 'react'
import { Tool } from '../tool.tsx'
import { usePanel } from '../use-panel.tsx'
import css from './search-button.module.css'
import { opensSearch } from './opens-search.ts'

/** The search over everything, by its button or from the keyboard. */
export function SearchButton() {
  const { open, panel } = usePanel(() => import('./panel/search-panel.tsx'))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event)) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <Tool
        label={shellText.searchKeys}
        drawing="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13 13l4 4"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        <kbd className={css.key}>/</kbd>
      </Tool>
      {panel}
    </>
  )
}
