import { emailLength, personNameLength } from '@bdr/contract/kernel/field'
import type { Post } from '@bdr/contract/posts/model'
import { accountLength } from '@bdr/contract/staff/model'
import { staffFields as labels, staffForm as words } from '@bdr/text/console-staff'
import { Input } from '../../ui/kit/input.tsx'
import type { ComponentProps } from 'react'
import { Field, Fields } from '../../ui/kit/field.tsx'
import { PostSelect } from './post-select.tsx'
import type { StaffField, StaffFormValues } from './staff-form.ts'

interface StaffFieldsProps {
  values: StaffFormValues
  faults: Readonly<Record<string, string>>
  posts: readonly Post[]
  /** what somebody signs in by and may do is not theirs to change here */
  isSelf?: boolean
  onChange: (field: StaffField, text: string) => void
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
const inputs: readonly {
  field: Exclude<StaffField, 'post'>
  hint?: string
  /** why one's own is fixed; absent where it is not */
  ownFixed?: string
  optional?: boolean
  input: ComponentProps<typeof Input>
}[] = [
  { field: 'name', input: { ...plain, maxLength: personNameLength } },
  {
    field: 'account',
    hint: words.accountHint,
    ownFixed: words.ownAccountFixed,
    input: { ...plain, maxLength: accountLength.max },
  },
  {
    field: 'mobile',
    hint: words.mobileHint,
    ownFixed: words.ownMobileElsewhere,
    input: { ...plain, type: 'tel', maxLength: 20 },
  },
  { field: 'email', optional: true, input: { ...plain, type: 'email', maxLength: emailLength } },
]

/** Legible as before, unlike what is disabled. */
const fixed = { readOnly: true } as const

/** Who somebody is, how they sign in, and as what. */
export function StaffFields({ values, faults, posts, isSelf, onChange }: StaffFieldsProps) {
  return (
    <Fields>
      {inputs.map(({ field, hint, ownFixed, optional, input }) => (
        <Field
          key={field}
          label={labels[field]}
          hint={(isSelf ? ownFixed : undefined) ?? hint}
          error={faults[field]}
          isRequired={!optional}
          isOptional={optional}
        >
          {(control) => (
            <Input
              {...control}
              {...input}
              {...(isSelf && ownFixed !== undefined && fixed)}
              value={values[field]}
              onChange={(event) => onChange(field, event.target.value)}
            />
          )}
        </Field>
      ))}
      <Field
        label={labels.post}
        hint={isSelf ? words.ownPostFixed : undefined}
        error={faults['postIds']}
        isRequired
        isWide
      >
        {(control) => (
          <PostSelect
            {...control}
            value={values.post}
            posts={posts}
            disabled={isSelf}
            onChange={(post) => onChange('post', post)}
          />
        )}
      </Field>
    </Fields>
  )
}
