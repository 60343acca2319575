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

/** Who is notified: people of a supplier whose post has the permission, operators, certain people. */
export interface Recipients {
  readonly merchant?: { readonly id: string; readonly permission: Permission }
  readonly operators?: boolean
  readonly staffIds?: readonly string[]
}

export interface About {
  readonly page: PageKey
  /** null for a page that is about the reader, or about one thing */
  readonly id: string | null
  /** number of the record's line that it is about, to be seen at once */
  readonly line?: number | undefined
}

export interface Notice {
  readonly type: MessageType
  /** HTML of `@bdr/text/messages` */
  readonly content: string
  /** the record it is about, on the page that shows it; null when there is nothing to open */
  readonly about: About | null
  /** notices nobody may switch off: that somebody used their account */
  readonly always?: boolean
}

/**
 * A message's HTML without anything but the few tags a notice needs: no attributes, and therefore no links,
 * styles or handlers.
 */
async function cleanContent(html: string): Promise<string> {
  // it takes 65 ms to load, and a node that writes no message never needs it
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, { allowedTags: [...contentTags], allowedAttributes: {} })
}

/** Where somebody reads of their own account. */
export const ownAccount: About = { page: 'personalInfo', id: null }

const pathOf = ({ page, id, line }: About): string =>
  pageUrl(page, { ...(id !== null && { id }), ...(line !== undefined && { line: String(line) }) })

type Values = Record<'type' | 'content' | 'jumpUrl' | 'jumpParam', string> &
  Record<'actorId' | 'merchantId', string | null> &
  Record<'posts' | 'staffIds', string[]> &
  Record<'operators' | 'always', boolean>

const { app, sms, mail } = channelByDefault

/** One statement finds the recipients and what they chose, and writes a message for each. */
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
 * Writes a message to each recipient but the actor, in the actor's transaction: the notice exists exactly
 * when what it describes has happened. Connected browsers are notified after the commit. `actor` null: nobody
 * who would know already.
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
