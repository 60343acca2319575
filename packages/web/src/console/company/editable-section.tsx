import { companyPage as words } from '@bdr/text/company'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { Section } from '../../ui/console/section.tsx'
import { FormGuard } from '../../ui/form/dialog-form.tsx'
import type { EditablePart } from './company-drafts.ts'

/** Which part is being edited, and the function to change that. */
export interface Editing {
  readonly mayEdit: boolean
  readonly part: EditablePart | null
  readonly open: (part: EditablePart) => void
  readonly close: () => void
}

interface EditableSectionProps {
  part: EditablePart
  editing: Editing
  form: ReactNode
  children: ReactNode
}

/** A part of the page that is shown or edited. While one is edited the others cannot be. */
export function EditableSection({ part, editing, form, children }: EditableSectionProps) {
  const title = words.sections[part]
  const open = editing.part === part
  const edit = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  // the focus returns to the button that opened the form
  useEffect(() => {
    if (wasOpen.current && !open) edit.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <Section
      title={title}
      note={open ? words.atOnceNote : undefined}
      extra={
        editing.mayEdit && !open ? (
          <Button
            ref={edit}
            aria-label={words.editOf(title)}
            isDisabled={editing.part !== null}
            onClick={() => editing.open(part)}
          >
            {words.edit}
          </Button>
        ) : undefined
      }
    >
      {open ? <FormGuard onClose={editing.close}>{form}</FormGuard> : children}
    </Section>
  )
}
