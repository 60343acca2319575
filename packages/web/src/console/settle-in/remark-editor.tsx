import { remark } from '@bdr/contract/settle-in/remarks'
import { settleInReview as words } from '@bdr/text/console-settle-in'
import { Button } from '../../ui/kit/button.tsx'
import { TextAreaInput } from '../../ui/kit/input.tsx'
import { useEffect, useRef } from 'react'
import { useReview } from './review-context.ts'
import css from './reviewed-field.module.css'

const maxLength = remark.shape.message.maxLength ?? undefined

interface RemarkProps {
  path: string
  /** what the place is called */
  name: string
}

/** What is to be mended at a place: written while it can be sent back, read afterwards. */
export function RemarkEditor({ path, name }: RemarkProps) {
  const { application, remarks, beginRemark } = useReview()
  if (remarks === null) {
    const sent = application.remarks.find((one) => one.path === path)
    return sent ? (
      <span className={css.sent}>
        <strong>{words.remark}</strong> {sent.message}
      </span>
    ) : null
  }
  const text = remarks[path]
  return text === undefined ? (
    <Button
      look="link"
      compact
      className={css.add}
      aria-label={words.addRemarkAt(name)}
      onClick={() => beginRemark(path)}
    >
      {words.addRemark}
    </Button>
  ) : (
    <RemarkInput path={path} name={name} text={text} />
  )
}

function RemarkInput({ path, name, text }: RemarkProps & { text: string }) {
  const { setRemark, removeRemark } = useReview()
  const input = useRef<HTMLTextAreaElement>(null)
  // it takes the place of the button that was pressed
  useEffect(() => input.current!.focus(), [])
  return (
    <span className={css.editor}>
      <TextAreaInput
        ref={input}
        aria-label={words.remarkAt(name)}
        placeholder={words.remarkHint}
        value={text}
        maxLength={maxLength}
        rows={1}
        onChange={(event) => setRemark(path, event.target.value)}
        onBlur={() => text.trim() === '' && removeRemark(path)}
      />
      <Button look="link" compact onClick={() => removeRemark(path)}>
        {words.removeRemark}
      </Button>
    </span>
  )
}
