import { findRecords } from '@bdr/contract/search/calls'
import { keywordLength } from '@bdr/contract/search/found'
import { searchText as words } from '@bdr/text/search'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useCall } from '../../../../lib/query.ts'
import { useViewer } from '../../../../lib/session.ts'
import { Panel, type PanelProps } from '../../panel.tsx'
import { HitGroupView } from './hit-group.tsx'
import { kindsFor } from './kinds.ts'
import css from './search-panel.module.css'
import { SearchState } from './search-state.tsx'
import { useDebounced } from './use-debounced.ts'

/** Milliseconds without a key before it asks: shorter than a pause, longer than a letter. */
const typingPause = 180

/** Finds records by number or name while one types. */
export default function SearchPanel({ onClose }: PanelProps) {
  const listId = useId()
  const { user, can } = useViewer()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), typingPause)
  const [chosen, setChosen] = useState(0)
  const answer = useCall(
    findRecords,
    { keyword },
    { enabled: keyword !== '', keepPrevious: true, toast: false },
  )
  const groups = keyword !== '' && answer.data ? answer.data.groups.filter(({ hits }) => hits.length > 0) : []
  const hits = groups.flatMap((group) => group.hits)
  const at = Math.min(chosen, hits.length - 1)
  const optionId = (index: number) => `${listId}-${index}`

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a Chinese input is not ours
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click()
    else if (step !== undefined && hits.length > 0) choose((at + step + hits.length) % hits.length)
    else return
    event.preventDefault()
  }
  const choose = (index: number) => {
    setChosen(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Panel label={words.title} at="middle" onClose={onClose}>
      <input
        className={css.input}
        // not "search": there Escape would empty the field instead of closing the panel
        type="text"
        enterKeyHint="search"
        role="combobox"
        aria-label={words.title}
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? optionId(at) : undefined}
        placeholder={words.placeholder(kindsFor(can))}
        maxLength={keywordLength}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label={words.title} className={css.list}>
        {groups.map((group) => (
          <HitGroupView
            key={group.kind}
            group={group}
            withMerchant={user.introduction.merchant === null}
            isChosen={(hit) => hit === hits[at]}
            idOf={(hit) => optionId(hits.indexOf(hit))}
            onOpen={onClose}
          />
        ))}
      </div>
      <SearchState
        keyword={keyword}
        waiting={answer.isFetching}
        error={answer.error}
        count={hits.length}
        onRetry={() => void answer.refetch()}
      />
      <p className={css.keys} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {words.keys.choose} <kbd>Enter</kbd> {words.keys.open} <kbd>Esc</kbd>{' '}
        {words.keys.close}
      </p>
    </Panel>
  )
}
