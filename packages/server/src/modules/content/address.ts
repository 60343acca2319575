import { companyPages, type CompanyPage, type ContentKind } from '@bdr/contract/content/kinds'
import { pageUrl } from '@bdr/contract/navigation'

interface Shown {
  readonly id: string
  readonly kind: string
  readonly slug: string
}

type Query = Readonly<Record<string, string>>

/** The tabs of `/viewIntoBdr` in the specification's order. Without a tab it shows the first one. */
const companyTabs: Readonly<Record<Exclude<CompanyPage, 'about'>, Query>> = {
  introduction: {},
  culture: { actIndex: '1' },
  brochure: { actIndex: '2' },
  honours: { actIndex: '4' },
}

/** The tab that is not a record: the company's own articles. */
export const companyNewsAddress = pageUrl('company', { actIndex: '3' })

/** The website's address of a record. */
export function addressOf({ id, kind, slug }: Shown, more: Query = {}): string {
  switch (kind as ContentKind) {
    case 'article':
      return pageUrl('newsDetail', { id, ...more })
    case 'technique':
      return pageUrl('techniqueDetail', { id, ...more })
    case 'entry':
      return pageUrl('encyclopedia', { entry: slug, ...more })
    case 'company': {
      const page = companyPages.find((one) => one === slug)!
      return page === 'about' ? pageUrl('about', more) : pageUrl('company', { ...companyTabs[page], ...more })
    }
  }
}
