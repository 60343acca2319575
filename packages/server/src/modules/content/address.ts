import { companyPages, type CompanyPage, type ContentKind } from '@bdr/contract/content/kinds'
import { pageUrl } from '@bdr/contract/navigation'

interface Shown {
  readonly id: string
  readonly kind: string
  readonly slug: string
}

type Query = Readonly<Record<string, string>>

/** The tabs of `/viewIntoBdr`, in the order of the specification; the fourth is the company's news. */
const companyTabs: Readonly<Record<CompanyPage, string | null>> = {
  introduction: '0',
  culture: '1',
  brochure: '2',
  honours: '4',
  about: null,
}

/** Where the website shows a record. */
export function addressOf({ id, kind, slug }: Shown, more: Query = {}): string {
  switch (kind as ContentKind) {
    case 'article':
      return pageUrl('newsDetail', { id, ...more })
    case 'technique':
      return pageUrl('techniqueDetail', { id, ...more })
    case 'entry':
      return pageUrl('encyclopedia', { entry: slug, ...more })
    case 'company': {
      const tab = companyTabs[companyPages.find((page) => page === slug)!]
      return tab === null ? pageUrl('about', more) : pageUrl('company', { actIndex: tab, ...more })
    }
  }
}
