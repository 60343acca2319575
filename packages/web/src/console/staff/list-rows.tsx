import type { StaffRow } from '@bdr/contract/staff/replies'
import { staffFields as fields, staffList as words } from '@bdr/text/staff'
import { formatInstant } from '../../lib/format.ts'
import { Clipped, Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine } from '../../ui/console/list-card.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { postNameOf } from './post-name.ts'
import css from './staff.module.css'
import { StatusSwitch } from './staff-status.tsx'

export interface RowActions {
  readonly open: (person: StaffRow) => void
  readonly act: (person: StaffRow, action: 'enable' | 'disable') => void
}

export const columnsWith = ({ open, act }: RowActions): readonly Column<StaffRow>[] => [
  { key: 'name', title: fields.name, render: (row) => <Name person={row} onOpen={open} /> },
  { key: 'account', title: fields.account, render: (row) => row.account },
  { key: 'mobile', title: fields.mobile, render: (row) => row.mobile },
  {
    key: 'merchant',
    title: fields.merchant,
    only: 'merchant:view-all',
    render: (row) => <Clipped text={row.merchantName} />,
  },
  { key: 'post', title: fields.post, render: (row) => <Clipped text={postNameOf(row)} /> },
  { key: 'lastSignInAt', title: fields.lastSignInAt, render: (row) => <LastSignIn person={row} /> },
  {
    key: 'status',
    title: fields.status,
    render: (row) => <StatusSwitch person={row} onSwitch={(action) => act(row, action)} />,
  },
]

const Name = ({ person, onOpen }: { person: StaffRow; onOpen: RowActions['open'] }) => (
  <span className={css.nameCell}>
    <button
      type="button"
      className={css.name}
      aria-label={words.open(person.name)}
      onClick={() => onOpen(person)}
    >
      <Clipped text={person.name} />
    </button>
    {person.isSelf && <span className={`${typography.caption} ${css.self}`}>{words.self}</span>}
  </span>
)

const LastSignIn = ({ person }: { person: StaffRow }) =>
  person.lastSignInAt === null ? (
    <Quiet>{words.neverSignedIn}</Quiet>
  ) : (
    <>{formatInstant(person.lastSignInAt)}</>
  )

/** A person on a phone: the name, the post, and whether they may sign in. */
export function PersonCard({
  person,
  actions,
  withMerchant,
}: {
  person: StaffRow
  actions: RowActions
  withMerchant: boolean
}) {
  return (
    <div className={`${layout.lines} ${css.card}`}>
      <CardLine>
        <Name person={person} onOpen={actions.open} />
        <StatusSwitch person={person} onSwitch={(action) => actions.act(person, action)} />
      </CardLine>
      {withMerchant && <Quiet>{person.merchantName}</Quiet>}
      <CardLine>
        <span>
          {postNameOf(person)} · {person.account}
        </span>
        <a href={`tel:${person.mobile}`}>{person.mobile}</a>
      </CardLine>
    </div>
  )
}
