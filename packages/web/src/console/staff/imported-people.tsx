import type { ImportedPerson } from '@bdr/contract/staff/replies'
import { staffFields as fields, staffImportPage as words } from '@bdr/text/staff'
import { Quiet } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { ListCard } from '../../ui/console/list-card.tsx'
import { Section } from '../../ui/console/section.tsx'
import css from './imported-people.module.css'
import { postNameOf } from './post-name.ts'

const columns: readonly Column<ImportedPerson>[] = [
  { key: 'name', title: fields.name, render: ({ name }) => name },
  { key: 'account', title: fields.account, render: ({ account }) => account },
  { key: 'mobile', title: fields.mobile, render: ({ mobile }) => mobile },
  { key: 'email', title: fields.email, render: ({ email }) => email },
  { key: 'post', title: fields.post, render: postNameOf },
]
const password: Column<ImportedPerson> = {
  key: 'password',
  title: fields.password,
  render: (person) => <span className={css.password}>{person.password}</span>,
}

/** The people in a file; with their passwords once they have been added. */
export function ImportedPeople({ people, title }: { people: readonly ImportedPerson[]; title: string }) {
  const added = people.some((person) => person.password !== null)
  return (
    <Section title={title} note={words.people.count(people.length)}>
      <DataTable
        label={title}
        columns={added ? [...columns, password] : columns}
        rows={people}
        rowKey={({ account }) => account}
        card={(person) => <PersonCard person={person} />}
      />
    </Section>
  )
}

const PersonCard = ({ person }: { person: ImportedPerson }) => (
  <ListCard title={person.name}>
    <span>
      {person.account} · {person.mobile}
    </span>
    <Quiet>{postNameOf(person)}</Quiet>
    {person.password !== null && <span className={css.password}>{person.password}</span>}
  </ListCard>
)
