import type { ImportAssumption, ImportQuestion } from '@bdr/contract/kernel/replies'
import { fileReading } from '@bdr/text/import-file'
import { useId, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Input } from '../kit/input.tsx'
import { Radio } from '../kit/radio.tsx'
import typography from '../typography.module.css'
import { Quiet } from './cell-text.tsx'
import layout from '../layout.module.css'
import css from './file-questions.module.css'
import { Section } from './section.tsx'

const words = fileReading.questions

/** The answers so far, by the question's id. */
export type Answers = Readonly<Record<string, string>>

interface FileQuestionsProps {
  assumptions: readonly ImportAssumption[]
  answers: Answers
  onAnswer: (answers: Answers) => void
  /** further questions above these, which also have to be answered before the check can go on */
  children?: ReactNode
  /** how many of those are still open */
  openBeside?: number | undefined
  /** whether the next step of the page is here: otherwise its main button is another one */
  isMain: boolean
  onRecheck: () => void
}

type WithQuestion = ImportAssumption & { readonly question: ImportQuestion }

/** Questions about a file that only a person can answer; the check continues with the answers. */
export function FileQuestions({
  assumptions,
  answers,
  onAnswer,
  children,
  openBeside = 0,
  isMain,
  onRecheck,
}: FileQuestionsProps) {
  const asked = questionsIn(assumptions)
  const open = asked.filter(({ question }) => valueOf(question, answers) === null).length + openBeside
  return (
    <Section title={words.title} note={words.hint}>
      {children}
      <ul className={`${layout.list} ${css.questions}`}>
        {asked.map(({ question, message, sheet }) => (
          <li key={question.id}>
            <fieldset className={css.question}>
              <legend className={css.text}>
                {message}
                <span className={`${typography.caption} ${css.origin}`}>
                  {[sheet !== null && words.sheet(sheet), question.remembered && words.remembered]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </legend>
              <Answer
                label={message}
                question={question}
                value={valueOf(question, answers)}
                onChange={(answer) => onAnswer({ ...answers, [question.id]: answer })}
              />
            </fieldset>
          </li>
        ))}
      </ul>
      <div className={`${layout.row} ${css.recheck}`}>
        <Button look={isMain ? 'primary' : 'plain'} isDisabled={open > 0} onClick={onRecheck}>
          {words.recheck}
        </Button>
        {open > 0 && <Quiet>{words.missing(open)}</Quiet>}
      </div>
    </Section>
  )
}

export const questionsIn = (assumptions: readonly ImportAssumption[]): WithQuestion[] =>
  assumptions.filter((assumption): assumption is WithQuestion => assumption.question !== null)

/** Whether all questions of the latest check are answered. */
export const countOpen = (assumptions: readonly ImportAssumption[]): number =>
  questionsIn(assumptions).filter(({ question }) => question.answer === null).length

const valueOf = ({ id, answer }: ImportQuestion, answers: Answers): string | null => {
  const given = answers[id] ?? answer
  return given === null || given.trim() === '' ? null : given
}

interface AnswerProps {
  label: string
  question: ImportQuestion
  value: string | null
  onChange: (answer: string) => void
}

function Answer({ label, question, value, onChange }: AnswerProps) {
  const id = useId()
  if (question.kind === 'text')
    return (
      <Input
        aria-label={label}
        aria-labelledby={id}
        defaultValue={value ?? ''}
        maxLength={300}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <div className={layout.tools}>
      {question.options.map((option) => (
        <Radio
          key={option.value}
          className={css.option}
          name={id}
          value={value === option.value}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </Radio>
      ))}
      {question.kind === 'rate' && (
        <Input
          className={css.rate}
          aria-label={words.otherRate}
          placeholder={words.otherRate}
          inputMode="decimal"
          onChange={({ target }) => onChange(fractionOf(target.value))}
        />
      )}
    </div>
  )
}

/**
 * Converts `17` to `0.17`; '' where it is no percentage. The point is moved in the text, because floats would
 * be inexact.
 */
function fractionOf(percent: string): string {
  const match = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(percent.trim())
  if (!match) return ''
  return `0.${match[1]!.padStart(2, '0')}${match[2] ?? ''}`.replace(/\.?0+$/, '') || '0'
}
