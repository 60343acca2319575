import { bodyLink } from '@bdr/contract/content/model'
import { bodyEditor as words } from '@bdr/text/body-editor'
import type { Editor } from '@tiptap/react'
import { useEffect, useId, type KeyboardEvent, type RefObject } from 'react'
import { Button } from '../kit/button.tsx'
import control from '../kit/control.module.css'
import { fieldFaults } from '../form/faults.ts'
import { useLightForm } from '../form/use-light-form.ts'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './body-editor.module.css'

/** The form for the address of the selected text. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = (editor.getAttributes('link') as { href?: string }).href ?? ''
  const id = useId()
  const form = useLightForm({
    start: { href: before },
    check: ({ href }) => fieldFaults({ href: bodyLink.test(href.trim()) ? null : words.linkWrong }),
    send: async ({ href }) => lead(editor, href.trim(), before === ''),
    onSent: onClose,
  })
  const { error, ...field } = form.field('href')
  const { element } = form
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])

  const leave = () => {
    editor.commands.focus()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // otherwise Enter would submit the surrounding form
      event.preventDefault()
      void form.submit()
    }
    if (event.key === 'Escape') leave()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    // not a form element, since it may be inside one
    <div
      ref={element as RefObject<HTMLElement | null> as RefObject<HTMLDivElement | null>}
      className={`${layout.tools} ${css.link}`}
      role="group"
      aria-label={words.link}
    >
      <label htmlFor={id}>{words.linkLabel}</label>
      <input
        {...field}
        id={id}
        className={control.control}
        placeholder="https://"
        onKeyDown={onKeyDown}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
      />
      <Button onClick={() => void form.submit()}>{words.linkApply}</Button>
      {before !== '' && <Button onClick={remove}>{words.linkRemove}</Button>}
      <Button look="quiet" onClick={leave}>
        {words.linkCancel}
      </Button>
      <span
        id={`${id}-hint`}
        className={error ? `${typography.bad} ${css.fault}` : `${typography.quiet} ${css.hint}`}
        role={error ? 'alert' : undefined}
      >
        {error ?? words.linkHint}
      </span>
    </div>
  )
}

/** Links the selected text to the address; without a selection, the address itself is inserted. */
function lead(editor: Editor, address: string, isNew: boolean): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (editor.state.selection.empty && isNew)
    chain
      .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
      .run()
  else chain.setLink({ href: address }).run()
}
