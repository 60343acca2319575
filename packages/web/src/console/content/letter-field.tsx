import { contentEditor as words, contentField as labels } from '@bdr/text/content'
import { ChoiceField } from './choice-field.tsx'

const letters = Array.from({ length: 26 }, (_letter, at) => {
  const letter = String.fromCodePoint(65 + at)
  return { value: letter, label: letter }
})

interface LetterFieldProps {
  value: string
  fault: string | undefined
  onChange: (letter: string) => void
}

/** The letter an entry stands under. */
export const LetterField = (field: LetterFieldProps) => (
  <ChoiceField label={labels.letter} hint={words.letterHint} options={letters} {...field} />
)
