import { entryCategories } from '@bdr/contract/content/kinds'
import { contentLimits } from '@bdr/contract/content/model'
import { contentEditor as words, contentField as labels } from '@bdr/text/content'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { TextAreaInput } from '../../ui/kit/input.tsx'
import fieldCss from '../../ui/kit/field.module.css'
import { Field } from '../../ui/kit/field.tsx'
import { Section } from '../../ui/console/section.tsx'
import layout from '../../ui/layout.module.css'
import css from './editor.module.css'
import { FiguresEditor } from './figures-editor.tsx'
import type { ContentFormState } from './use-content-form.ts'

const paragraphs = ['problem', 'approach', 'conditions', 'duration'] as const

/**
 * The fields of a technique: what it solves, how it works, when it fits, how long it takes, and its results.
 */
export function TechniqueFacts({ content }: { content: ContentFormState }) {
  const { form, faults, type } = content
  return (
    <>
      <Section title={words.sections.facts}>
        <div className={fieldCss.fields}>
          {paragraphs.map((field) => (
            <Field key={field} label={labels[field]} error={faults.fields[field]} isRequired isWide>
              {(control) => (
                <TextAreaInput
                  {...control}
                  showCount
                  maxLength={contentLimits.paragraph}
                  rows={2}
                  value={form[field]}
                  onChange={(event) => type({ [field]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <fieldset className={`${layout.row} ${css.materials}`}>
          <legend>{labels.materials}</legend>
          {entryCategories.map((material) => (
            <Checkbox
              key={material}
              value={form.materials.includes(material)}
              onChange={() =>
                type({
                  materials: entryCategories.filter(
                    (one) => form.materials.includes(one) !== (one === material),
                  ),
                })
              }
            >
              {entryCategoryTitles[material]}
            </Checkbox>
          ))}
        </fieldset>
      </Section>
      <Section title={labels.figures}>
        <FiguresEditor content={content} />
      </Section>
    </>
  )
}
