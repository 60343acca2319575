import { remark } from '@bdr/contract/settle-in/remarks'
import { settleInReview as words } from '@bdr/text/settle-in-review'
import { useEffect, useRef } from 'react'
import { useField } from '../../ui/form/use-field.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { TextAreaInput } from '../../ui/kit/input.tsx'
import layout from '../../ui/layout.module.css'
import { useReview } from './review-context.ts'
import css from './reviewed-field.module.css'
import type { ReturnForm } from './use-return-form.ts'

const maxLength = remark.shape.message.maxLength ?? undefined

interface RemarkProps {
  path: string
  /** the field's name */
  name: string
}

/** The remark at a field: editable while the application can be returned, otherwise read-only. */
export function RemarkEditor({ path, name }: RemarkProps) {
  const { application, returning } = useReview()
  if (returning === null) {
    const sent = application.remarks.find((one) => one.path === path)
    return sent ? (
      <span className={css.sent}>
        <strong>{words.remark}</strong> {sent.message}
      </span>
    ) : null
  }
  const row = returning.rowOf(path)
  return row === -1 ? (
    <Button
      look="link"
      compact
      className={`${layout.end} ${css.add}`}
      aria-label={words.addRemarkAt(name)}
      onClick={() => returning.begin(path)}
    >
      {words.addRemark}
    </Button>
  ) : (
    // a row's field is another one after a row before it was removed
    <RemarkInput key={row} path={path} name={name} row={row} returning={returning} />
  )
}

function RemarkInput({ path, name, row, returning }: RemarkProps & { row: number; returning: ReturnForm }) {
  const { form, openedPath, remove } = returning
  const label = words.remarkAt(name)
  const { value, error, onChange } = useField<string>(form.at(`remarks.${row}.message`), label)
  const input = useRef<HTMLTextAreaElement>(null)
  const isOpened = openedPath === path
  useEffect(() => {
    // it replaces the button that was pressed
    if (isOpened) input.current!.focus()
  }, [isOpened])
  return (
    <div className={css.editor}>
      <Field label={label} hideLabel error={error}>
        {(control) => (
          <TextAreaInput
            {...control}
            ref={input}
            placeholder={words.remarkHint}
            value={value}
            maxLength={maxLength}
            rows={1}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => value.trim() === '' && remove(row)}
          />
        )}
      </Field>
      <Button look="link" compact onClick={() => remove(row)}>
        {words.removeRemark}
      </Button>
    </div>
  )
}
