import { bodyEditor as words } from '@bdr/text/body-editor'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import layout from '../layout.module.css'
import css from './body-editor.module.css'
import { later } from '../later.tsx'
import { formats, isOn, tableTools, type Tool } from './formats.ts'

const LinkForm = later(
  async () => (await import('./link-form.tsx')).LinkForm,
  () => true,
)

interface ToolbarProps {
  editor: Editor
  toolbarRef: RefObject<HTMLDivElement | null>
  /**
   * opens the form for a picture, or for the texts of the selected one; without this there are no pictures
   */
  onPicture: ((editor: Editor) => void) | undefined
}

/** The formats that text can have. It is one stop of the Tab key; the arrows move between its tools. */
export function Toolbar({ editor, toolbarRef, onPicture }: ToolbarProps) {
  const [linking, setLinking] = useState(false)
  const [stop, setStop] = useState(0)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: formats.map((tool) => isOn(now, tool)),
      inTable: now.isActive('table'),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  })
  const tools: (Tool & { on?: boolean; disabled?: boolean })[] = [
    ...formats
      .map((tool, at) => ({ ...tool, on: state.on[at]! }))
      .filter(({ key }) => key !== 'picture' || onPicture !== undefined),
    {
      key: 'undo',
      drawing: 'M8 5 4 9l4 4M4 9h7a4 4 0 0 1 0 8H8',
      run: (now) => now.chain().focus().undo().run(),
      disabled: !state.mayUndo,
    },
    {
      key: 'redo',
      drawing: 'm12 5 4 4-4 4M16 9H9a4 4 0 0 0 0 8h3',
      run: (now) => now.chain().focus().redo().run(),
      disabled: !state.mayRedo,
    },
    ...(state.inTable ? tableTools : []),
  ]
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tools.length - 1 : step && stop + step
    if (event.key === 'Escape') editor.commands.focus()
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tools.length) % tools.length
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div
        ref={toolbarRef}
        className={`${layout.row} ${css.toolbar}`}
        role="toolbar"
        tabIndex={-1}
        aria-label={words.toolbar}
        onKeyDown={move}
      >
        {tools.map((tool, at) => (
          <button
            key={tool.key}
            type="button"
            className={css.tool}
            data-words={tool.drawing === undefined || undefined}
            tabIndex={at === Math.min(stop, tools.length - 1) ? 0 : -1}
            title={words[tool.key]}
            // the visible text has to be part of the accessible name
            aria-label={tool.glyph === undefined ? words[tool.key] : `${words[tool.key]} ${tool.glyph}`}
            aria-pressed={tool.on}
            aria-disabled={tool.disabled || undefined}
            // the cursor stays in the text
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(at)}
            onClick={() => {
              if (tool.disabled) return
              if (tool.key === 'link') setLinking(true)
              else if (tool.key === 'picture') onPicture?.(editor)
              else tool.run(editor)
            }}
          >
            {tool.drawing === undefined ? (
              (tool.glyph ?? words[tool.key])
            ) : (
              <svg className={layout.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
                <path d={tool.drawing} />
              </svg>
            )}
          </button>
        ))}
      </div>
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}
