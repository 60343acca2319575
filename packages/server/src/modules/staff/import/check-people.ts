import { merchantPosts, type MerchantPost } from '@bdr/contract/posts/model'
import { accountKey } from '@bdr/contract/staff/model'
import { post as postLabels } from '@bdr/text/posts'
import { staffImportFault } from './faults.ts'
import type { Executor } from '../../../platform/db/executor.ts'
import { toSimplified } from '../../../platform/simplified.ts'
import { FaultList, type FaultsFound } from '../../../platform/workbook/fault-list.ts'
import { ownPosts } from '../../posts/queries.ts'
import { existingLogins } from '../queries.ts'
import type { ReadPeople, ReadPerson } from './model.ts'

/** A person to be added. */
export interface NewPerson {
  readonly name: string
  readonly account: string
  readonly mobile: string
  readonly email: string | null
  readonly post: NamedPost
}

/** A post with its display name. */
export interface NamedPost {
  readonly name: string
  readonly base: MerchantPost
  /** the merchant's own post */
  readonly own: string | null
}

export interface CheckedPeople extends FaultsFound {
  /** all people; empty if there is any fault */
  readonly people: readonly NewPerson[]
}

/** The posts that people of this merchant can have. */
export async function namedPosts(db: Executor, merchantId: string): Promise<NamedPost[]> {
  const own = await ownPosts(db, merchantId)
  return [
    ...merchantPosts.map((base) => ({ name: postLabels[base], base, own: null })),
    ...own.map(({ id, name, base_post }) => ({ name, base: base_post, own: id })),
  ]
}

const isSame = (post: string, written: string): boolean => toSimplified(post) === toSimplified(written)

/** Checks a file against existing data: posts, accounts and mobiles. */
export async function checkPeople(
  db: Executor,
  merchantId: string,
  read: ReadPeople,
): Promise<CheckedPeople> {
  const faults = FaultList.continuing(read)
  const posts = await namedPosts(db, merchantId)
  const taken = await existingLogins(db, {
    accounts: read.records.flatMap(({ account }) => account.value ?? []),
    mobiles: read.records.flatMap(({ mobile }) => mobile.value ?? []),
  })
  const takenAccounts = new Set(taken.map(({ account }) => accountKey(account)))
  const people = read.records.map((person) => {
    const post = posts.find(({ name }) => isSame(name, person.post.value ?? ''))
    if (person.account.value !== null && takenAccounts.has(accountKey(person.account.value)))
      faults.add(person.account.place, person.account.value, staffImportFault('account.taken'))
    if (taken.some(({ mobile }) => mobile === person.mobile.value))
      faults.add(person.mobile.place, person.mobile.value, staffImportFault('mobile.taken'))
    if (!post && person.post.value !== null) {
      const names = posts.map(({ name }) => name)
      faults.add(person.post.place, person.post.value, staffImportFault('post.unknown', { posts: names }))
    }
    return { person, post }
  })
  return {
    people: faults.count > 0 ? [] : people.map(({ person, post }) => complete(person, post!)),
    ...faults.found,
  }
}

/** Converts a row without faults, in which no value is missing. */
const complete = ({ name, account, mobile, email }: ReadPerson, post: NamedPost): NewPerson => ({
  name: name.value!,
  account: account.value!,
  mobile: mobile.value!,
  email: email.value,
  post,
})
