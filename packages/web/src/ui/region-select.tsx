import type { ReplyOf } from '@bdr/contract/kernel/call'
import { readRegions } from '@bdr/contract/regions/calls'
import type { Region } from '@bdr/contract/regions/replies'
import { regionWords as words } from '@bdr/text/regions'
import { useCallback, useEffect, useState } from 'react'
import { request } from '../lib/api.ts'
import layout from './layout.module.css'
import css from './region-select.module.css'
import typography from './typography.module.css'

interface RegionSelectProps {
  /** the deepest region chosen so far; null while none is */
  value: string | null
  onChange: (code: string | null) => void
  /** the class of the selects: website and back office have different styles */
  selectClass: string
  describedBy?: string | undefined
  invalid?: boolean
  disabled?: boolean
}

/** Province, city and district, one select each; each level appears once the one above is chosen. */
export function RegionSelect({
  value,
  onChange,
  selectClass,
  describedBy,
  invalid,
  disabled,
}: RegionSelectProps) {
  const { levels, path, failed, retry } = useRegions(value)
  return (
    <>
      <fieldset
        className={css.levels}
        aria-label={words.label}
        aria-describedby={describedBy}
        disabled={disabled ?? false}
      >
        {levels.map((regions, level) => {
          const chosen = regions.find((region) => path.includes(region.code))?.code ?? ''
          return (
            <select
              key={level}
              className={selectClass}
              aria-label={words.levels[level]}
              aria-invalid={invalid && chosen === '' ? true : undefined}
              value={chosen}
              onChange={({ target }) => onChange(target.value === '' ? aboveOf(path, level) : target.value)}
            >
              <option value="">{words.choose}</option>
              {regions.map((region) => (
                <option key={region.code} value={region.code}>
                  {region.name}
                </option>
              ))}
            </select>
          )
        })}
      </fieldset>
      {failed && (
        <p className={`${layout.tools} ${typography.bad} ${typography.fine} ${layout.flush}`} role="alert">
          {words.failed}
          <button type="button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      )}
    </>
  )
}

/** The value after a level was cleared: the level above it. */
const aboveOf = (path: readonly string[], level: number): string | null =>
  level === 0 ? null : (path[level - 1] ?? null)

interface Choice {
  readonly levels: readonly (readonly Region[])[]
  readonly path: readonly string[]
}

/** The lists to choose from. The former lists stay until the new ones have loaded. */
function useRegions(value: string | null) {
  const [choice, setChoice] = useState<Choice>({ levels: [[]], path: [] })
  const [failed, setFailed] = useState(false)
  const show = useCallback((answer: ReplyOf<typeof readRegions>) => {
    setChoice({ levels: answer.levels, path: answer.path.map((region) => region.code) })
    setFailed(false)
  }, [])
  useEffect(() => {
    const over = new AbortController()
    readLevels(value, over.signal).then(show, () => over.signal.aborted || setFailed(true))
    return () => over.abort()
  }, [value, show])
  return { ...choice, failed, retry: () => void readLevels(value).then(show, () => setFailed(true)) }
}

const readLevels = (value: string | null, signal?: AbortSignal) =>
  request(readRegions, value === null ? {} : { code: value }, { signal })
