import type { Post } from '@bdr/contract/posts/model'
import { staffForm as words } from '@bdr/text/console-staff'
import { post as postLabels } from '@bdr/text/labels'
import { permissionLabels } from '@bdr/text/permissions'
import type { ComponentProps } from 'react'
import control from '../../ui/kit/control.module.css'
import css from './staff-form-dialog.module.css'

interface PostSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: string
  posts: readonly Post[]
  onChange: (post: string) => void
}

/** A post, and what its members may do: nobody should have to know the posts by heart. */
export function PostSelect({ value, posts, onChange, ...select }: PostSelectProps) {
  const chosen = posts.find(({ id }) => id === value)
  const own = posts.filter(({ builtIn }) => !builtIn)
  return (
    <>
      <select
        {...select}
        className={`${control.control} ${control.filling} ${css.post}`}
        value={chosen?.id ?? ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled>
          {words.choosePost}
        </option>
        <optgroup label={words.builtInPosts}>
          {posts
            .filter(({ builtIn }) => builtIn)
            .map(({ id, basePost }) => (
              <option key={id} value={id}>
                {postLabels[basePost]}
              </option>
            ))}
        </optgroup>
        {own.length > 0 && (
          <optgroup label={words.ownPosts}>
            {own.map(({ id, name, basePost }) => (
              <option key={id} value={id}>
                {words.ownPost(name ?? '', postLabels[basePost])}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      {chosen && (
        <details className={css.may}>
          <summary>{words.may(chosen.permissions.length)}</summary>
          <ul>
            {chosen.permissions.map((permission) => (
              <li key={permission}>{permissionLabels[permission]}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
