import { basePosts, can, type Permission } from '@bdr/contract/access'
import { channelByDefault } from '@bdr/contract/account/model'
import { contentTags, type MessageType } from '@bdr/contract/messages/model'
import { pageByKey, pageUrl, type PageKey } from '@bdr/contract/navigation'
import { sql } from 'kysely'
import { announce } from '../../platform/announce.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import type { Actor } from '../../platform/viewer.ts'
import { sendOn, type Reached } from './send-on.ts'

/** The people to notify: a supplier's people whose post has the permission, operators, or specific people. */
export interface Recipients {
  readonly merchant?: { readonly id: string; readonly permission: Permission }
  readonly operators?: boolean
  readonly staffIds?: readonly string[]
}

export interface About {
  readonly page: PageKey
  /** null for a page that shows no single record */
  readonly id: string | null
  /** number of the record's line it concerns, which the page scrolls to */
  readonly line?: number | undefined
}

export interface Notice {
  readonly type: MessageType
  /** HTML from `@bdr/text/messages` */
  readonly content: string
  /** the record it concerns, with its page; null if there is nothing to open */
  readonly about: About | null
  /** whether it cannot be switched off, such as the use of a person's account */
  readonly always?: boolean
}

/**
 * Sanitises a message's HTML to the few tags a notice needs, without attributes, and therefore without links, styles or
 * handlers.
 */
async function cleanContent(html: string): Promise<string> {
  // takes 65 ms to load, and nodes that write no messages do not need it
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, { allowedTags: [...contentTags], allowedAttributes: {} })
}

/** The page of a person's own account. */
export const ownAccount: About = { page: 'personalInfo', id: null }

const pathOf = ({ page, id, line }: About): string =>
  pageUrl(page, { ...(id !== null && { id }), ...(line !== undefined && { line: String(line) }) })

type Values = Record<'type' | 'content' | 'jumpUrl' | 'jumpParam', string> &
  Record<'actorId' | 'merchantId', string | null> &
  Record<'posts' | 'staffIds', string[]> &
  Record<'operators' | 'always', boolean>

const { app, sms, mail } = channelByDefault

/** A single statement that finds the recipients with their preferences, and writes a message to each. */
const writeMessages = prepared(
  (_db, p: Params<Values>) => sql<Reached>`
    with reached as (
      select s.id, s.mobile, s.email, s.quiet_from, s.quiet_until,
             ${p.always}::boolean or coalesce(chosen.app, ${sql.lit(app)}) as app,
             coalesce(chosen.sms, ${sql.lit(sms)}) as sms,
             coalesce(chosen.mail, ${sql.lit(mail)}) as mail
      from staff s
      left join lateral (
        select bool_or(enabled) filter (where channel = 'app') as app,
               bool_or(enabled) filter (where channel = 'sms') as sms,
               bool_or(enabled) filter (where channel = 'mail') as mail
        from notice_preference n where n.staff_id = s.id and n.type = ${p.type}::text
      ) chosen on true
      where s.enabled and s.deleted_at is null
        and s.id is distinct from ${p.actorId}::bigint
        and (s.merchant_id = ${p.merchantId}::bigint and s.base_post = any(${p.posts}::text[])
          or s.merchant_id is null and ${p.operators}::boolean
          or s.id = any(${p.staffIds}::bigint[]))
    ), written as (
      insert into message (staff_id, type, content, jump_url, jump_param)
      select id, ${p.type}::text, ${p.content}::text, ${p.jumpUrl}::text, ${p.jumpParam}::text
      from reached where app
    )
    select *, now() as now from reached where app or sms or mail`,
)

/**
 * Writes a message to each recipient except the actor, in the actor's transaction, so that the notice exists exactly if
 * the change does. Connected browsers are notified after the commit. With `actor` null nobody is excluded.
 */
export async function notify(
  tx: Executor,
  actor: Actor | null,
  { merchant, operators = false, staffIds = [] }: Recipients,
  notice: Notice,
): Promise<void> {
  const content = await cleanContent(notice.content)
  const { id = null, line } = notice.about ?? {}
  const reached = await writeMessages.all(tx, {
    type: notice.type,
    content,
    jumpUrl: notice.about === null ? '' : pageByKey(notice.about.page).path,
    jumpParam: JSON.stringify(id === null ? {} : { id, line }),
    actorId: actor?.staffId ?? null,
    merchantId: merchant?.id ?? null,
    posts: merchant ? basePosts.filter((post) => can(post, merchant.permission)) : [],
    operators,
    staffIds: [...staffIds],
    always: notice.always ?? false,
  })
  await sendOn(tx, reached, { type: notice.type, content, path: notice.about && pathOf(notice.about) })
  announce(
    tx,
    'messages-written',
    reached.filter((person) => person.app).map((person) => person.id),
  )
}
