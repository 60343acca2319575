import { contentEditors } from '@bdr/contract/content/pages'
import { pageByKey, pageUrl, type PageKey } from '@bdr/contract/navigation'
import { searchAccess, type SearchKind, type SearchResult } from '@bdr/contract/search/model'
import { post } from '@bdr/text/labels'
import { pageTitles } from '@bdr/text/pages'
import type { ReactNode } from 'react'
import type { Viewer } from '../../../../lib/session.ts'
import { StatusTag } from '../../../../ui/console/status-tag.tsx'

/** A hit as it is drawn: what it is called, what it belongs to, how it stands, where it leads. */
export interface HitView {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly state: ReactNode
  readonly href: string
}

/** Who works for a merchant knows whose records these are. */
export type Scope = 'own-merchant' | 'all-merchants'

const joined = (...parts: (string | false | null)[]): string =>
  parts.filter((part) => part !== false && part !== null).join(' · ')

/** A record's page stands below the list it is in. */
const listOf = (key: PageKey): PageKey => (pageByKey(key).parent as PageKey | null) ?? key

type Hit<Kind extends SearchKind> = NonNullable<SearchResult[Kind]>[number]

/** How each kind is shown, in the order of the groups. A new kind adds itself here. */
const views: { readonly [Kind in SearchKind]: (hit: Hit<Kind>, scope: Scope) => HitView } = {
  order: (hit, scope) => ({
    id: hit.id,
    title: hit.orderNo,
    detail: joined(hit.buyerName, scope === 'all-merchants' && hit.merchantName),
    state: <StatusTag machine="order" status={hit.status} />,
    href: pageUrl('orderDetail', { id: hit.id }),
  }),
  deliveryNote: (hit, scope) => ({
    id: hit.id,
    title: hit.noteNo,
    detail: joined(hit.buyerName, scope === 'all-merchants' && hit.merchantName),
    state: <StatusTag machine="delivery-note" status={hit.status} />,
    href: pageUrl('deliveryNoteDetail', { id: hit.id }),
  }),
  person: (hit, scope) => ({
    id: hit.id,
    title: hit.name,
    detail: joined(post[hit.post], hit.account, scope === 'all-merchants' && hit.merchantName),
    state: hit.mobile,
    href: pageUrl('staffList', { person: hit.id }),
  }),
  merchant: (hit) => ({
    id: hit.id,
    title: hit.name,
    detail: joined(hit.code, hit.uscc),
    state: <StatusTag machine="merchant" status={hit.status} />,
    href: pageUrl('merchantDetail', { id: hit.id }),
  }),
  settleIn: (hit) => ({
    id: hit.id,
    title: hit.companyName,
    detail: joined(hit.applicationNo, hit.uscc),
    state: <StatusTag machine="settle-in" status={hit.status} />,
    href: pageUrl('settleInDetail', { id: hit.id }),
  }),
  content: (hit) => ({
    id: hit.id,
    title: hit.title,
    detail: pageTitles[listOf(contentEditors[hit.kind])],
    state: <StatusTag machine="content" status={hit.status} />,
    href: pageUrl(contentEditors[hit.kind], { id: hit.id }),
  }),
  consultation: (hit) => ({
    id: hit.id,
    title: hit.name,
    detail: joined(hit.company, hit.mobile),
    state: <StatusTag machine="consultation" status={hit.status} />,
    href: pageUrl('consultationDetail', { id: hit.id }),
  }),
}

export interface HitGroup {
  readonly kind: SearchKind
  readonly hits: readonly HitView[]
}

const kinds = Object.keys(views) as SearchKind[]

/** The kinds somebody may find. */
export const kindsFor = (can: Viewer['can']): SearchKind[] => kinds.filter((kind) => can(searchAccess[kind]))

/** The kinds something was found of, ready to be drawn. */
export const groupsOf = (result: SearchResult, scope: Scope): HitGroup[] =>
  kinds
    .map((kind) => {
      const view = views[kind] as (hit: unknown, scope: Scope) => HitView
      return { kind, hits: (result[kind] ?? []).map((hit) => view(hit, scope)) }
    })
    .filter(({ hits }) => hits.length > 0)
