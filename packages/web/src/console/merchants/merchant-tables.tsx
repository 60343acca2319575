import type { MerchantDetail } from '@bdr/contract/merchants/model'
import { qualificationKinds } from '@bdr/text/categories'
import { absent } from '@bdr/text/client'
import { merchantDetail as words } from '@bdr/text/console-merchants'
import { contactRole } from '@bdr/text/settle-in'
import { formatInstant } from '../../lib/format.ts'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { Blank } from '../../ui/console/failure.tsx'
import { OpenFile } from './merchant-facts.tsx'
import css from './merchants.module.css'
import { ValidUntil } from './valid-until.tsx'

type Paper = MerchantDetail['qualifications'][number]
type Contact = MerchantDetail['contacts'][number]
type Owner = MerchantDetail['owners'][number]

const untilOf = ({ validUntil }: Paper) =>
  validUntil === null ? words.endless : <ValidUntil day={validUntil} />
const fileOf = ({ file, kind }: Paper) =>
  file === null ? absent : <OpenFile file={file} name={qualificationKinds[kind].label} />

const paperColumns: readonly Column<Paper>[] = [
  { key: 'kind', title: words.paperKind, render: ({ kind }) => qualificationKinds[kind].label },
  { key: 'number', title: words.paperNumber, render: ({ number }) => number },
  { key: 'validUntil', title: words.validUntil, render: untilOf },
  { key: 'file', title: words.file, render: fileOf },
]

export const Papers = ({ papers }: { papers: readonly Paper[] }) => (
  <DataTable
    label={words.sections.papers}
    columns={paperColumns}
    rows={papers}
    rowKey={({ id }) => id}
    card={(paper) => (
      <div className={css.card}>
        <strong>{qualificationKinds[paper.kind].label}</strong>
        <span className={css.quiet}>{paper.number}</span>
        <div className={css.cardHead}>
          {untilOf(paper)}
          {fileOf(paper)}
        </div>
      </div>
    )}
    empty={<Blank title={words.noPapers.title} />}
  />
)

const mobileLink = (mobile: string | null) =>
  mobile === null ? absent : <a href={`tel:${mobile}`}>{mobile}</a>

const contactColumns: readonly Column<Contact>[] = [
  { key: 'name', title: words.contactName, render: ({ name }) => name },
  { key: 'role', title: words.role, render: ({ role }) => contactRole[role] },
  { key: 'mobile', title: words.mobile, render: ({ mobile }) => mobileLink(mobile) },
  { key: 'phone', title: words.phone, render: ({ phone }) => phone ?? absent },
  { key: 'email', title: words.email, render: ({ email }) => email ?? absent },
]

export const Contacts = ({ contacts }: { contacts: readonly Contact[] }) => (
  <DataTable
    label={words.sections.contacts}
    columns={contactColumns}
    rows={contacts}
    rowKey={({ id }) => id}
    card={(contact) => (
      <div className={css.cardHead}>
        <span>
          <strong>{contact.name}</strong> <span className={css.quiet}>{contactRole[contact.role]}</span>
        </span>
        {mobileLink(contact.mobile)}
      </div>
    )}
    empty={<Blank title={words.noContacts.title} />}
  />
)

const stateOf = ({ enabled }: Owner) => (enabled ? words.states.enabled : words.states.disabled)
const lastSignInOf = ({ lastSignInAt }: Owner) =>
  lastSignInAt === null ? words.never : formatInstant(lastSignInAt)

const ownerColumns: readonly Column<Owner>[] = [
  { key: 'name', title: words.contactName, render: ({ name }) => name },
  { key: 'account', title: words.account, render: ({ account }) => account },
  { key: 'mobile', title: words.mobile, render: ({ mobile }) => mobileLink(mobile) },
  { key: 'enabled', title: words.enabled, render: stateOf },
  { key: 'lastSignIn', title: words.lastSignIn, render: lastSignInOf },
]

export const Owners = ({ owners }: { owners: readonly Owner[] }) => (
  <DataTable
    label={words.sections.owners}
    columns={ownerColumns}
    rows={owners}
    rowKey={({ id }) => id}
    card={(owner) => (
      <div className={css.card}>
        <div className={css.cardHead}>
          <strong>{owner.name}</strong>
          {stateOf(owner)}
        </div>
        <div className={css.cardHead}>
          {mobileLink(owner.mobile)}
          <span className={css.quiet}>{lastSignInOf(owner)}</span>
        </div>
      </div>
    )}
    empty={<Blank title={words.noOwners.title} />}
  />
)
