import type { ReactNode } from 'react'
import { Section } from '../../ui/site/page.tsx'
import { Sheet } from '../../ui/site/sheet.tsx'
import css from './example.module.css'

export interface ExampleProps {
  words: { title: string; lead: string; drawing: { name: string; number: string; note?: string } }
  drawing: ReactNode
  /** the same in stretches for a phone */
  stages?: ReactNode
  /** the rules that the drawing follows, as a table */
  children: ReactNode
}

/** A drawn example, with the rules it follows beside it. */
export const Example = ({ words, drawing, stages, children }: ExampleProps) => (
  <Section title={words.title} lead={words.lead}>
    <div className={css.example}>
      <Sheet {...words.drawing} stages={stages}>
        {drawing}
      </Sheet>
      <div>{children}</div>
    </div>
  </Section>
)
