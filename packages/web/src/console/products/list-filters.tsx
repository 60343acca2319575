import { readCategoryTree } from '@bdr/contract/categories/calls'
import type { CategoryNode } from '@bdr/contract/categories/model'
import { listBrands } from '@bdr/contract/products/calls'
import { categoryPath } from '@bdr/text/categories'
import { productList as words } from '@bdr/text/products'
import { useState } from 'react'
import { useCall } from '../../lib/query.ts'
import { ComboBox } from '../../ui/kit/combo-box.tsx'
import css from './list-filters.module.css'

interface FilterProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A category of any level, found by a part of its path; all below it count as well. */
export function CategoryFilter({ value, onChange }: FilterProps) {
  const tree = useCall(readCategoryTree, {}, { toast: false, staleTime: 300_000 })
  return (
    <div className={css.field} data-wide>
      <ComboBox
        label={words.category}
        hideLabel
        isClearable
        placeholder={words.anyCategory}
        options={pathsOf(tree.data ?? [])}
        value={value ?? null}
        onChange={(next) => onChange(next ?? undefined)}
      />
    </div>
  )
}

const pathsOf = (nodes: readonly CategoryNode[], above: readonly string[] = []): Option[] =>
  nodes.flatMap(({ id, name, children }) => {
    const path = [...above, name]
    return [{ value: id, label: categoryPath(path) }, ...pathsOf(children, path)]
  })

interface Option {
  readonly value: string
  readonly label: string
}

export function BrandFilter({ value, onChange }: FilterProps) {
  const [keyword, setKeyword] = useState('')
  const brands = useCall(listBrands, { keyword }, { toast: false, keepPrevious: true })
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
