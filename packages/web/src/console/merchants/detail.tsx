import { isFrozen } from '@bdr/contract/merchants/meaning'
import { companyChanges } from '@bdr/text/company-changes'
import { readMerchant } from '@bdr/contract/merchants/calls'
import type { MerchantDetail } from '@bdr/contract/merchants/replies'
import { merchantActionWords, merchantDetail as words } from '@bdr/text/merchants'
import { merchantAction } from '@bdr/text/names/merchants'
import { Section } from '../../ui/console/section.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { merchantActions } from './merchant-actions.tsx'
import { MerchantFacts, OpenFile } from './merchant-facts.tsx'
import typography from '../../ui/typography.module.css'
import layout from '../../ui/layout.module.css'
import css from './merchants.module.css'
import { qualificationKind } from '@bdr/text/qualifications'
import { absent } from '@bdr/text/client'
import { contactRole } from '@bdr/text/settle-in'
import { formatInstant } from '../../lib/format.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { Blank } from '../../ui/console/failure.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { ValidUntil } from './valid-until.tsx'

/** A supplier's record for operators. */
export default function MerchantDetailPage() {
  return <RecordPage call={readMerchant}>{(merchant) => <MerchantView merchant={merchant} />}</RecordPage>
}

function MerchantView({ merchant }: { merchant: MerchantDetail }) {
  const { name, code, status, staffCount, openOrders, categories, history } = merchant
  const frozen = isFrozen(status) ? newest(history, 'freeze') : undefined
  const { bar, dialogs } = useRecordActions(merchantActions, merchant)
  return (
    <RecordView
      title={name}
      state={{ machine: 'merchant', status }}
      facts={[code, words.staff(staffCount), words.openOrders(openOrders)]}
      actions={bar}
      isSticky
      notice={
        frozen?.reason && (
          <p className={css.reason}>
            <strong>{merchantActionWords.freezeReason}</strong> {frozen.reason}
          </p>
        )
      }
      history={{ entries: history, labels: merchantAction, fields: companyChanges }}
    >
      <MerchantFacts merchant={merchant} />
      <Section title={words.sections.owners} note={String(merchant.owners.length)}>
        <Owners owners={merchant.owners} />
      </Section>
      <Section title={words.sections.papers} note={String(merchant.qualifications.length)}>
        <Papers papers={merchant.qualifications} />
      </Section>
      <Section title={words.sections.categories} note={String(categories.length)}>
        {categories.length === 0 ? (
          <span className={typography.quiet}>{words.noCategories}</span>
        ) : (
          <ul className={`${layout.list} ${css.categories}`}>
            {categories.map((category) => (
              <li key={category.id}>{category.name}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={words.sections.contacts} note={String(merchant.contacts.length)}>
        <Contacts contacts={merchant.contacts} />
      </Section>
      {dialogs}
    </RecordView>
  )
}

const newest = (history: MerchantDetail['history'], action: string) =>
  history.toSorted((a, b) => Number(b.id) - Number(a.id)).find((entry) => entry.action === action)

type Paper = MerchantDetail['qualifications'][number]
type Contact = MerchantDetail['contacts'][number]
type Owner = MerchantDetail['owners'][number]

const untilOf = ({ validUntil }: Paper) =>
  validUntil === null ? words.endless : <ValidUntil day={validUntil} />
const fileOf = ({ file, kind }: Paper) =>
  file === null ? absent : <OpenFile file={file} name={qualificationKind[kind]} />

const paperColumns: readonly Column<Paper>[] = [
  { key: 'kind', title: words.paperKind, render: ({ kind }) => qualificationKind[kind] },
  { key: 'number', title: words.paperNumber, render: ({ number }) => number },
  { key: 'validUntil', title: words.validUntil, render: untilOf },
  { key: 'file', title: words.file, render: fileOf },
]

const Papers = ({ papers }: { papers: readonly Paper[] }) => (
  <DataTable
    label={words.sections.papers}
    columns={paperColumns}
    rows={papers}
    rowKey={({ id }) => id}
    card={(paper) => (
      <ListCard title={qualificationKind[paper.kind]}>
        <Quiet>{paper.number}</Quiet>
        <CardLine>
          {untilOf(paper)}
          {fileOf(paper)}
        </CardLine>
      </ListCard>
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

const Contacts = ({ contacts }: { contacts: readonly Contact[] }) => (
  <DataTable
    label={words.sections.contacts}
    columns={contactColumns}
    rows={contacts}
    rowKey={({ id }) => id}
    card={(contact) => (
      <CardLine>
        <span>
          <strong>{contact.name}</strong> <Quiet>{contactRole[contact.role]}</Quiet>
        </span>
        {mobileLink(contact.mobile)}
      </CardLine>
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

const Owners = ({ owners }: { owners: readonly Owner[] }) => (
  <DataTable
    label={words.sections.owners}
    columns={ownerColumns}
    rows={owners}
    rowKey={({ id }) => id}
    card={(owner) => (
      <ListCard title={owner.name} state={stateOf(owner)}>
        <CardLine>
          {mobileLink(owner.mobile)}
          <Quiet>{lastSignInOf(owner)}</Quiet>
        </CardLine>
      </ListCard>
    )}
    empty={<Blank title={words.noOwners.title} />}
  />
)
