import type { Post } from '@bdr/contract/posts/model'
import { staffFields as labels, staffForm as words } from '@bdr/text/console-staff'
import { Input } from 'antd'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/console/form/field.tsx'
import { PostSelect } from './post-select.tsx'
import type { StaffField, StaffFormValues } from './staff-form.ts'
import css from './staff-form-dialog.module.css'

interface StaffFieldsProps {
  values: StaffFormValues
  faults: Readonly<Record<string, string>>
  posts: readonly Post[]
  /** somebody's own post is not theirs to change */
  ownPostFixed?: boolean
  onChange: (field: StaffField, text: string) => void
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
const inputs: readonly {
  field: Exclude<StaffField, 'post'>
  hint?: string
  optional?: boolean
  input: ComponentProps<typeof Input>
}[] = [
  { field: 'name', input: { ...plain, maxLength: 64 } },
  { field: 'account', hint: words.accountHint, input: { ...plain, maxLength: 32 } },
  { field: 'mobile', hint: words.mobileHint, input: { ...plain, type: 'tel', maxLength: 20 } },
  { field: 'email', optional: true, input: { ...plain, type: 'email', maxLength: 254 } },
]

/** Who somebody is, how they sign in, and as what. */
export function StaffFields({ values, faults, posts, ownPostFixed, onChange }: StaffFieldsProps) {
  return (
    <div className={css.fields}>
      {inputs.map(({ field, hint, optional, input }) => (
        <Field
          key={field}
          label={labels[field]}
          hint={hint}
          fault={faults[field]}
          required={!optional}
          optional={optional}
        >
          {(control) => (
            <Input
              {...control}
              {...input}
              value={values[field]}
              onChange={(event) => onChange(field, event.target.value)}
            />
          )}
        </Field>
      ))}
      <Field
        label={labels.post}
        hint={ownPostFixed ? words.ownPostFixed : undefined}
        fault={faults['postIds']}
        required
        wide
      >
        {({ status: _antd, ...control }) => (
          <PostSelect
            {...control}
            value={values.post}
            posts={posts}
            disabled={ownPostFixed}
            onChange={(post) => onChange('post', post)}
          />
        )}
      </Field>
    </div>
  )
}
