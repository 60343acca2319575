import { merchantPosts, postDescriptionLength, postNameLength } from '@bdr/contract/posts/model'
import { builtInPosts, postFields as fields, postForm as words } from '@bdr/text/console-posts'
import { post as postLabels } from '@bdr/text/labels'
import { Input, TextAreaInput } from '../../ui/kit/input.tsx'
import { useState } from 'react'
import { countFaults, joinFaults, noFaults, withoutField } from '../../lib/fault-placement.ts'
import { DialogForm } from '../../ui/console/form/dialog-form.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import { checkForm, shownFields, type PostFormValues } from './post-form.ts'
import css from './posts.module.css'

interface PostFormProps {
  values: PostFormValues
  onChange: (patch: Partial<PostFormValues>) => void
  /** what it is based on cannot change any more */
  baseFixed?: boolean
  ok: string
  onCancel: () => void
  /** Does it; rejects when the server refuses. */
  send: (values: PostFormValues) => Promise<unknown>
  /** reads the post again after somebody else changed it */
  onReload?: () => Promise<unknown>
}

/** The form of a post. */
export function PostForm({ values, onChange, baseFixed, ok, onCancel, send, onReload }: PostFormProps) {
  const [attempted, setAttempted] = useState(false)
  const { attempt, busy, refusal, setRefusal } = useAttempt(shownFields)
  const own = checkForm(values)
  const faults = attempted ? joinFaults(own, refusal?.faults ?? noFaults) : noFaults

  const change = (patch: Partial<PostFormValues>) => {
    onChange(patch)
    for (const field of Object.keys(patch))
      setRefusal((before) => before && { ...before, faults: withoutField(before.faults, field) })
  }
  async function submit() {
    setAttempted(true)
    return countFaults(own) === 0 && (await attempt(() => send(values)))
  }
  const reload = async () => {
    await onReload?.()
    setRefusal(null)
  }

  return (
    <DialogForm
      submit={ok}
      busy={busy}
      refused={faults.whole}
      onReload={refusal?.conflict && onReload ? () => void reload() : undefined}
      onCancel={onCancel}
      onSubmit={submit}
    >
      <Field label={fields.nameInput} hint={words.nameHint} error={faults.fields['name']} isRequired>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={postNameLength}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <BaseChoice
        value={values.basePost}
        fixed={baseFixed ?? false}
        fault={faults.fields['basePost']}
        onChange={(basePost) => change({ basePost })}
      />
      <Field label={fields.description} error={faults.fields['description']} isOptional>
        {(control) => (
          <TextAreaInput
            {...control}
            rows={2}
            maxLength={postDescriptionLength}
            value={values.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </DialogForm>
  )
}

interface BaseChoiceProps {
  value: PostFormValues['basePost']
  fixed: boolean
  fault: string | undefined
  onChange: (basePost: NonNullable<PostFormValues['basePost']>) => void
}

function BaseChoice({ value, fixed, fault, onChange }: BaseChoiceProps) {
  return (
    <fieldset
      className={css.bases}
      disabled={fixed}
      role="radiogroup"
      aria-invalid={fault !== undefined}
      tabIndex={-1}
    >
      <legend>{fields.basePost}</legend>
      {merchantPosts.map((post) => (
        <label key={post} className={css.base}>
          <input type="radio" name="base-post" checked={value === post} onChange={() => onChange(post)} />
          {postLabels[post]}
          <span className={css.quiet}>{builtInPosts[post]}</span>
        </label>
      ))}
      {fault !== undefined && (
        <span className={css.fault} role="alert">
          {fault}
        </span>
      )}
      {fixed && <p className={css.fixed}>{words.baseFixed}</p>}
    </fieldset>
  )
}
