import { emailLength, typedMobileLength } from '@bdr/contract/kernel/field'
import { personNameLength } from '@bdr/contract/kernel/person-name'
import type { Post } from '@bdr/contract/posts/replies'
import { accountLength } from '@bdr/contract/staff/model'
import { staffFields as labels, staffForm as words } from '@bdr/text/staff'
import { post as postLabels } from '@bdr/text/posts'
import { permissionLabels } from '@bdr/text/entities'
import { Select, TextField } from '../../ui/form/fields.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Fields } from '../../ui/kit/field.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import type { StaffValues } from './staff-form.ts'
import css from './staff-fields.module.css'

interface StaffFieldsProps {
  form: Form<StaffValues>
  posts: readonly Post[]
  /** people cannot change their own account, mobile and post here */
  isSelf?: boolean
}

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** The fields of a person: name, sign-in, and post. */
export const StaffFields = ({ form, posts, isSelf = false }: StaffFieldsProps) => (
  <Fields>
    <TextField {...form.at('name')} {...plain} label={labels.name} isRequired maxLength={personNameLength} />
    <TextField
      {...form.at('account')}
      {...plain}
      label={labels.account}
      hint={isSelf ? words.ownAccountFixed : words.accountHint}
      isRequired
      readOnly={isSelf}
      maxLength={accountLength.max}
    />
    <TextField
      {...form.at('mobile')}
      {...plain}
      label={labels.mobile}
      hint={isSelf ? words.ownMobileElsewhere : words.mobileHint}
      isRequired
      readOnly={isSelf}
      type="tel"
      maxLength={typedMobileLength}
    />
    <TextField
      {...form.at('email')}
      {...plain}
      label={labels.email}
      isOptional
      type="email"
      maxLength={emailLength}
    />
    <PostField form={form} posts={posts} isSelf={isSelf} />
  </Fields>
)

/**
 * The choice of a post with the permissions of its members: nobody should have to know the posts by heart.
 */
function PostField({ form, posts, isSelf }: Required<StaffFieldsProps>) {
  const chosen = useComputed(form, ({ post }) => posts.find(({ id }) => id === post) ?? null)
  const own = posts.filter(({ builtIn }) => !builtIn)
  const builtIn = posts.filter(({ builtIn }) => builtIn)
  return (
    <div className={`${layout.rows} ${css.post}`}>
      <Select
        {...form.at('post')}
        label={labels.post}
        hint={isSelf ? words.ownPostFixed : undefined}
        isRequired
        isDisabled={isSelf}
        placeholder={words.choosePost}
        options={[
          {
            label: words.builtInPosts,
            options: builtIn.map(({ id, basePost }) => ({ value: id, label: postLabels[basePost] })),
          },
          ...(own.length === 0
            ? []
            : [
                {
                  label: words.ownPosts,
                  options: own.map(({ id, name, basePost }) => ({
                    value: id,
                    label: words.ownPost(name ?? '', postLabels[basePost]),
                  })),
                },
              ]),
        ]}
      />
      {chosen && (
        <details className={`${typography.quiet} ${css.may}`}>
          <summary>{words.may(chosen.permissions.length)}</summary>
          <ul>
            {chosen.permissions.map((permission) => (
              <li key={permission}>{permissionLabels[permission]}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
