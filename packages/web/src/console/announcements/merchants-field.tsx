import { announcementLimits } from '@bdr/contract/announcements/model'
import { merchantOptions } from '@bdr/contract/merchants/calls'
import { announcementFields as fields, announcementForm as words } from '@bdr/text/announcements'
import { ui } from '@bdr/text/ui'
import { useState } from 'react'
import { useCall } from '../../lib/query.ts'
import { useField } from '../../ui/form/use-field.ts'
import type { FieldRef } from '../../ui/form/use-form.ts'
import { ComboBox } from '../../ui/kit/combo-box.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import type { NamedMerchant } from './announcement-form.ts'
import layout from '../../ui/layout.module.css'
import css from './announcements.module.css'
import typography from '../../ui/typography.module.css'

/** How many characters a search for a company may have in the call. */
const keywordLength = merchantOptions.input.shape.keyword.unwrap().maxLength ?? Infinity

/** A field for several companies, found by name or number. */
export function MerchantsField(at: FieldRef<readonly NamedMerchant[]>) {
  const { value, error, onChange } = useField<readonly NamedMerchant[]>(at, fields.merchants)
  const [keyword, setKeyword] = useState('')
  const answer = useCall(merchantOptions, keyword === '' ? {} : { keyword }, { keepPrevious: true })
  const found = (answer.data ?? []).filter(({ id }) => value.every((one) => one.id !== id))
  const add = (id: string | null) => {
    const merchant = found.find((one) => one.id === id)
    if (merchant && value.length < announcementLimits.merchants)
      onChange([...value, { id: merchant.id, name: merchant.name }])
  }
  return (
    <div className={`${layout.rows} ${css.merchants}`}>
      <ComboBox
        label={fields.merchants}
        hint={words.merchantHint}
        placeholder={words.addMerchant}
        error={error}
        isRequired
        isAdding
        value={null}
        options={found.map((one) => ({ value: one.id, label: `${one.name}（${one.code}）` }))}
        onSearch={(text) => setKeyword(text.slice(0, keywordLength))}
        isPending={answer.isFetching}
        empty={ui('filter.noMerchant')}
        onChange={add}
      />
      <div className={layout.tools}>
        {value.length === 0 && <span className={typography.quiet}>{words.noMerchant}</span>}
        {value.map(({ id, name }) => (
          <Tag
            key={id}
            label={name}
            removeLabel={words.remove(name)}
            onRemove={() => onChange(value.filter((one) => one.id !== id))}
          >
            {name}
          </Tag>
        ))}
      </div>
    </div>
  )
}
