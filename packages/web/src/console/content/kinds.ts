import {
  articleColumns,
  companyPages,
  entryCategories,
  industries,
  type ContentKind,
} from '@bdr/contract/content/kinds'
import type { PageKey } from '@bdr/contract/navigation'
import {
  articleColumnTitles,
  companyPageTitles,
  entryCategoryTitles,
  industryTitles,
} from '@bdr/text/site-labels'

export interface Option {
  readonly value: string
  readonly label: string
}

const optionsOf = <Value extends string>(
  values: readonly Value[],
  titles: Readonly<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: titles[value] }))

export const columnOptions = optionsOf(articleColumns, articleColumnTitles)
export const industryOptions = optionsOf(industries, industryTitles)
export const categoryOptions = optionsOf(entryCategories, entryCategoryTitles)

interface KindPages {
  readonly list: PageKey
  /** the field by which its records are grouped */
  readonly groupings: readonly Option[]
  /** company pages exist from the start and cannot be created */
  readonly mayCreate: boolean
}

export const kindPages: Readonly<Record<ContentKind, KindPages>> = {
  article: { list: 'articleList', groupings: columnOptions, mayCreate: true },
  technique: {
    list: 'techniqueContentList',
    groupings: industryOptions,
    mayCreate: true,
  },
  entry: { list: 'entryList', groupings: categoryOptions, mayCreate: true },
  company: {
    list: 'companyPageList',
    groupings: optionsOf(companyPages, companyPageTitles),
    mayCreate: false,
  },
}

/** Whether the website shows a picture above the text. */
export const showsCover: Readonly<Record<ContentKind, boolean>> = {
  article: true,
  technique: true,
  entry: false,
  company: false,
}

export const groupingLabel = (kind: ContentKind, grouping: string): string =>
  kindPages[kind].groupings.find(({ value }) => value === grouping)?.label ?? grouping
