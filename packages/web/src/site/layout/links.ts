import { pageUrl, type PageKey } from '@bdr/contract/navigation'
import type { siteFooterText, siteMenuEntries } from '@bdr/text/site-layout'

export type MenuPage = keyof typeof siteMenuEntries

/** The top menu: a page, or pages below a heading. */
export const menu: readonly (MenuPage | { heading: 'solutions' | 'services'; pages: readonly MenuPage[] })[] =
  [
    'home',
    { heading: 'solutions', pages: ['solidWaste', 'waterPlants', 'thermalPower'] },
    {
      heading: 'services',
      pages: ['techniqueList', 'standardisation', 'visualManagement', 'encyclopedia', 'dataApplication'],
    },
    'newsList',
    'company',
  ]

export type FooterLink = keyof typeof siteFooterText.links

const target = (page: PageKey, actIndex?: number) =>
  pageUrl(page, actIndex === undefined ? {} : { actIndex: String(actIndex) })

/**
 * The addresses of the footer's links; their texts are from the specification, and `actIndex` chooses a
 * page's tab.
 */
export const footerTargets: Readonly<Record<FooterLink, string>> = {
  techniques: target('techniqueList'),
  visualManagement: target('visualManagement'),
  introduction: target('company', 0),
  culture: target('company', 1),
  brochure: target('company', 2),
  companyNews: target('company', 3),
  honours: target('company', 4),
  solidWaste: target('solidWaste', 1),
  standardisation: target('standardisation', 3),
  dataApplication: target('dataApplication', 3),
  news: target('newsList'),
  /** supported, though the footer does not list it */
  industryNews: pageUrl('newsList', { column: 'industry' }),
  thermalPower: target('thermalPower'),
}

/** The footer's list, in groups. */
export const footerGroups: readonly {
  heading: keyof typeof siteFooterText.groups
  links: readonly FooterLink[]
}[] = [
  { heading: 'solutions', links: ['thermalPower', 'solidWaste'] },
  { heading: 'services', links: ['techniques', 'standardisation', 'visualManagement', 'dataApplication'] },
  { heading: 'company', links: ['introduction', 'culture', 'brochure', 'companyNews', 'honours'] },
  { heading: 'news', links: ['news'] },
]

export const filingSite = 'https://beian.miit.gov.cn/'
