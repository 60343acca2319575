import { bodyLink } from '@bdr/contract/content/model'
import { contentEditor } from '@bdr/text/content'
import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../kit/button.tsx'
import control from '../kit/control.module.css'
import css from './body-editor.module.css'

const words = contentEditor.body

/** Where the chosen text leads. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = (editor.getAttributes('link') as { href?: string }).href ?? ''
  const [href, setHref] = useState(before)
  const [wrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => input.current?.focus(), [])

  const leave = () => {
    editor.commands.focus()
    onClose()
  }
  const apply = () => {
    const address = href.trim()
    if (!bodyLink.test(address)) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === '')
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else chain.setLink({ href: address }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <div className={css.link} role="group" aria-label={words.link}>
      <label htmlFor={id}>{words.linkLabel}</label>
      <input
        ref={input}
        id={id}
        className={control.control}
        value={href}
        placeholder="https://"
        aria-invalid={wrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setHref(event.target.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
          if (event.key === 'Escape') leave()
        }}
      />
      <Button onClick={apply}>{words.linkApply}</Button>
      {before !== '' && <Button onClick={remove}>{words.linkRemove}</Button>}
      <Button look="quiet" onClick={leave}>
        {words.linkCancel}
      </Button>
      <span id={`${id}-hint`} className={wrong ? css.fault : css.hint} role={wrong ? 'alert' : undefined}>
        {wrong ? words.linkWrong : words.linkHint}
      </span>
    </div>
  )
}
