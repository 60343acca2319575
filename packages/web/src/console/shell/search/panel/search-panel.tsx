import { searchable } from '@bdr/contract/entities'
import { findRecords } from '@bdr/contract/search/calls'
import { keywordLength } from '@bdr/contract/search/found'
import { hitsPerKind } from '@bdr/contract/search/model'
import type { SearchHit } from '@bdr/contract/search/replies'
import { entityNames } from '@bdr/text/entities'
import { foundBy, searchText as words } from '@bdr/text/shell'
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useCall } from '../../../../lib/query.ts'
import { useViewer } from '../../../../lib/session.ts'
import { StatusTagOf } from '../../../../ui/console/status-tag.tsx'
import { Modal } from '../../../../ui/kit/modal.tsx'
import type { PanelProps } from '../../use-panel.tsx'
import { findPages } from './find-pages.ts'
import { HitGroup, listsOf, type Option } from './hit-group.tsx'
import typography from '../../../../ui/typography.module.css'
import css from './search-panel.module.css'
import { Failure } from '../../../../ui/console/failure.tsx'

/**
 * Milliseconds without a key press before the search starts: shorter than a pause, longer than between two
 * letters.
 */
const typingPause = 180

/**
 * Finds records by number or name while one types.
 * @param early what was typed while this loaded
 */
export default function SearchPanel({ typed: early, onClose }: PanelProps & { typed: string }) {
  const listId = useId()
  const viewer = useViewer()
  const { user, can } = viewer
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(early)
  const keyword = useDebounced(typed.trim(), typingPause)
  const [chosen, setChosen] = useState(0)
  const answer = useCall(
    findRecords,
    { keyword },
    { enabled: keyword !== '', keepPrevious: true, toast: false },
  )
  const found = keyword !== '' && answer.data ? answer.data.groups.filter(({ hits }) => hits.length > 0) : []
  const withMerchant = user.introduction.merchant === null
  const pages: Option[] = (keyword === '' ? [] : findPages(viewer, keyword)).map((page) => ({
    ...page,
    state: null,
  }))
  const records = found.map(({ kind, hits }) => ({
    kind,
    isFull: hits.length === hitsPerKind,
    options: [
      ...hits.map((hit) => ({
        key: hit.id,
        title: hit.title,
        detail: detailOf(hit, withMerchant),
        href: hit.href,
        state: hit.status !== null && <StatusTagOf machine={kind} status={hit.status} />,
      })),
      ...listsOf(viewer, kind, hits, keyword),
    ],
  }))
  const count = pages.length + found.reduce((sum, { hits }) => sum + hits.length, 0)
  const options = [...pages, ...records.flatMap((group) => group.options)]
  const at = Math.min(chosen, options.length - 1)
  const optionId = (index: number) => `${listId}-${index}`
  const groupProps = {
    chosen: options[at],
    idOf: (option: Option) => optionId(options.indexOf(option)),
    onOpen: onClose,
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a Chinese input belongs to the input method
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click()
    else if (step !== undefined && options.length > 0) choose((at + step + options.length) % options.length)
    else return
    event.preventDefault()
  }
  const choose = (index: number) => {
    setChosen(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Modal isOpen isLight className={css.panel} aria-label={words.title} onClose={onClose}>
      <SearchInput
        // not "search": there Escape would clear the field instead of closing the panel
        type="text"
        enterKeyHint="search"
        role="combobox"
        aria-label={words.title}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? optionId(at) : undefined}
        placeholder={words.placeholder(
          searchable.filter(({ search }) => can(search)).map(({ kind }) => kind),
        )}
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
        {pages.length > 0 && <HitGroup label={words.pages} options={pages} {...groupProps} />}
        {records.map((group) => (
          <HitGroup
            key={group.kind}
            label={entityNames[group.kind]}
            note={group.isFull ? words.maxShown(hitsPerKind) : undefined}
            options={group.options}
            {...groupProps}
          />
        ))}
      </div>
      <SearchState
        keyword={keyword}
        waiting={answer.isFetching}
        error={answer.error}
        count={count}
        onRetry={() => void answer.refetch()}
      />
      <p className={`${typography.caption} ${css.keys}`} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {words.keys.choose} <kbd>Enter</kbd> {words.keys.open} <kbd>Esc</kbd>{' '}
        {words.keys.close}
      </p>
    </Modal>
  )
}

/** Focuses the field as soon as the panel is rendered, so that nothing typed is lost. */
function SearchInput(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current!.focus(), [])
  return <input {...props} ref={input} className={css.input} />
}

const detailOf = ({ details, found, merchantName }: SearchHit, withMerchant: boolean): string =>
  [
    ...(found ? [foundBy(found)] : []),
    ...details,
    ...(withMerchant && merchantName !== null ? [merchantName] : []),
  ].join(' · ')

/** The value once it has not changed for so many milliseconds. */
function useDebounced<Value>(value: Value, delay: number): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return paused
}

interface SearchStateProps {
  keyword: string
  waiting: boolean
  error: Error | null
  count: number
  onRetry: () => void
}

/** The message beside the results, announced when it changes. */
function SearchState({ keyword, waiting, error, count, onRetry }: SearchStateProps) {
  if (error && keyword !== '') return <Failure error={error} onRetry={onRetry} />
  const text =
    keyword === ''
      ? words.start
      : waiting && count === 0
        ? words.searching
        : count === 0
          ? words.nothing(keyword)
          : words.found(count)
  return (
    <div role="status" className={count > 0 ? 'visually-hidden' : css.note}>
      <p>{text}</p>
      {keyword !== '' && !waiting && count === 0 && <p className={typography.caption}>{words.nothingHint}</p>}
    </div>
  )
}
