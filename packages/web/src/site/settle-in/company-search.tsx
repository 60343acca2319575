import { searchCompanies } from '@bdr/contract/corporate-info/calls'
import { companyKeywordLength } from '@bdr/contract/corporate-info/model'
import type { RegisteredCompany } from '@bdr/contract/corporate-info/replies'
import { companyStanding, companyWords as words } from '@bdr/text/settle-in'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import layout from '../../ui/layout.module.css'
import { Field } from '../../ui/site/field.tsx'
import css from './company-search.module.css'
import { textField } from './fields.ts'
import { useShared } from './form-context.ts'
import formCss from './form.module.css'
import { Place } from './place.tsx'
import { useRequest } from './use-request.ts'
import typography from '../../ui/typography.module.css'

/** Milliseconds without a key press until a search starts. */
const typingPause = 300

type Found = readonly RegisteredCompany[] | 'searching' | 'failed' | null

/** The field for the company's name; data of the register about it can be filled in. */
export function CompanySearch() {
  const { form, target } = useShared()
  const listId = useId()
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [taken, setTaken] = useState<RegisteredCompany | null>(null)
  // a returned application stays the same company's
  const found = useCompanies(target === null ? keyword : '')
  const companies = Array.isArray(found) ? (found as readonly RegisteredCompany[]) : []
  const shown = open && companies.length > 0

  const take = (company: RegisteredCompany) => {
    const { values } = form
    form.setAll({ ...values, company: { ...values.company, ...knownOf(company) } })
    setTaken(company)
    setOpen(false)
    setKeyword('')
  }
  const type = (text: string) => {
    form.set('company.name', text)
    setTaken(null)
    setKeyword(text.trim())
    setActive(-1)
    setOpen(true)
  }
  const press = (event: KeyboardEvent) => {
    if (!shown || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + companies.length + (active < 0 && step < 0 ? 1 : 0)) % companies.length)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      take(companies[active]!)
    } else if (event.key === 'Escape') setOpen(false)
  }

  return (
    <Place name="company.name" wide>
      <div className={css.search}>
        <Field
          {...form.field('company.name')}
          label={words.name}
          maxLength={textField('company.name').max}
          autoComplete="organization"
          role="combobox"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        <div id={listId} role="listbox" aria-label={words.name} className={css.list} hidden={!shown}>
          {companies.map((company, index) => (
            <div
              key={company.uscc}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={`${layout.tight} ${css.option}`}
              // on pointer down, before the field loses the focus
              onPointerDown={(event) => {
                event.preventDefault()
                take(company)
              }}
            >
              <span className={typography.strong}>{company.name}</span>
              <span className={typography.caption}>
                {company.uscc} · {company.legalPerson}
                {company.standing !== 'active' && ` · ${companyStanding[company.standing]}`}
              </span>
            </div>
          ))}
        </div>
      </div>
      <p className={formCss.help} role="status" data-warn={isWarning(taken) || undefined}>
        {target === null && helpOf(found, open, taken)}
      </p>
    </Place>
  )
}

const isWarning = (taken: RegisteredCompany | null) => taken !== null && taken.standing !== 'active'

function helpOf(found: Found, open: boolean, taken: RegisteredCompany | null): string {
  if (taken) return isWarning(taken) ? words.notActive(companyStanding[taken.standing]) : words.filled
  if (found === null || !open) return words.nameHint
  if (found === 'searching') return words.searching
  if (found === 'failed') return words.searchFailed
  return found.length === 0 ? words.noneFound : words.found(found.length)
}

/** Data of the register replaces what was typed; fields it does not have stay. */
const knownOf = ({ standing: _standing, regionName: _region, ...facts }: RegisteredCompany) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null))

/** The results for a keyword, once typing pauses. */
function useCompanies(keyword: string): Found {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(keyword), typingPause)
    return () => clearTimeout(timer)
  }, [keyword])
  const { min, max } = companyKeywordLength
  const wanted = keyword.length >= min && keyword.length <= max
  const { data, error } = useRequest(
    searchCompanies,
    wanted && paused === keyword ? { keyword: paused } : null,
  )
  if (!wanted) return null
  return data ?? (error ? 'failed' : 'searching')
}
