import { findBrands } from '@bdr/contract/brands/calls'
import { productList as words } from '@bdr/text/products'
import { useState } from 'react'
import { useCall } from '../../lib/query.ts'
import { ComboBox } from '../../ui/kit/combo-box.tsx'
import { useFirstUse } from '../../ui/later.tsx'
import css from './brand-filter.module.css'

interface BrandFilterProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

export function BrandFilter({ value, onChange }: BrandFilterProps) {
  const [keyword, setKeyword] = useState('')
  // before, only the name of a chosen one is needed
  const enabled = useFirstUse() || value !== undefined
  const brands = useCall(findBrands, { keyword }, { toast: false, keepPrevious: true, enabled })
  return (
    <div className={css.field}>
      <ComboBox
        label={words.brand}
        hideLabel
        isClearable
        placeholder={words.anyBrand}
        options={(brands.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={value ?? null}
        isPending={brands.isPending}
        onSearch={setKeyword}
        onChange={(next) => onChange(next ?? undefined)}
      />
    </div>
  )
}
