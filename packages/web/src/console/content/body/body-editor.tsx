import { contentEditor } from '@bdr/text/console-content'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import css from './body-editor.module.css'
import { bodyOf } from './body-html.ts'
import { extensions } from './extensions.ts'
import { cleanPasted } from './paste.ts'
import { Toolbar } from './toolbar.tsx'

interface BodyEditorProps {
  label: string
  /** HTML with the tags of the contract's bodies */
  value: string
  invalid: boolean
  describedBy: string
  onChange: (html: string) => void
}

/** Text with headings, lists, tables, quotes and links, as the website shows it. */
export default function BodyEditor({ label, value, invalid, describedBy, onChange }: BodyEditorProps) {
  // what the editor makes of the value untouched: the same again is no change
  const untouched = useRef({ value, html: '' })
  const told = useRef(value)
  const toolbar = useRef<HTMLDivElement>(null)
  const editor = useEditor({
    extensions,
    content: value,
    // made while rendering, it would be thrown away where a slow render takes longer than it waits
    immediatelyRender: false,
    // its own style element would be a second place for looks
    injectCSS: false,
    editorProps: {
      attributes: {
        class: css.text!,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(invalid),
        'aria-describedby': describedBy,
      },
      transformPastedHTML: cleanPasted,
      handleKeyDown: (_view, event) => {
        if (!(event.altKey && event.key === 'F10')) return false
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        return true
      },
    },
    onCreate: ({ editor: made }) => {
      untouched.current.html = bodyOf(made.getHTML())
    },
    onUpdate: ({ editor: made }) => {
      const html = bodyOf(made.getHTML())
      told.current = html === untouched.current.html ? untouched.current.value : html
      onChange(told.current)
    },
  })

  // another version came, or what was typed was given up
  useEffect(() => {
    if (editor === null || value === told.current) return
    editor.commands.setContent(value, { emitUpdate: false })
    untouched.current = { value, html: bodyOf(editor.getHTML()) }
    told.current = value
  }, [editor, value])

  return (
    <div className={css.editor} data-invalid={invalid || undefined}>
      {editor === null ? (
        <div className={css.loading} />
      ) : (
        <>
          <Toolbar editor={editor} toolbarRef={toolbar} />
          <EditorContent editor={editor} />
          <Count editor={editor} />
        </>
      )}
    </div>
  )
}

function Count({ editor }: { editor: Editor }) {
  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => now.getText().replaceAll(/\s/g, '').length,
  })
  return <span className={css.count}>{contentEditor.body.words(count)}</span>
}
