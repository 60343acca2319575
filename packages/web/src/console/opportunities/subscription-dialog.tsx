import { readSubscriptions, saveSubscriptions } from '@bdr/contract/quotations/calls'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { subscriptionWords as words } from '@bdr/text/quotations'
import { useCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { CategoryField } from '../../ui/console/category-field.tsx'
import { useCategoryOptions } from '../../ui/console/category-options.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { Tag } from '../../ui/kit/tag.tsx'
import layout from '../../ui/layout.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** A dialog for which inquiries a person wants to be notified of. */
export function SubscriptionDialog({ isOpen, onClose }: Props) {
  const { data } = useCall(readSubscriptions, {}, { enabled: isOpen })
  return (
    <FormDialog isOpen={isOpen} title={words.title} onClose={onClose} width={520}>
      {data && <SubscriptionForm chosen={data} onClose={onClose} />}
    </FormDialog>
  )
}

type Chosen = ReplyOf<typeof readSubscriptions>

/** Splits words at commas, Chinese or Latin ones, and at line breaks. */
const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、;；\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]

function SubscriptionForm({ chosen, onClose }: Omit<Props, 'isOpen'> & { chosen: Chosen }) {
  const form = useCallForm({
    call: saveSubscriptions,
    start: { categoryIds: chosen.categoryIds, keywords: chosen.keywords.join('，') },
    input: ({ categoryIds, keywords }) => ({ categoryIds, keywords: wordsIn(keywords) }),
    placeOf: (path) => (path.startsWith('keywords') ? 'keywords' : undefined),
    draft: null,
    invalidates: [readSubscriptions],
    onSent: () => {
      showToast('success', words.saved)
      onClose()
    },
  })
  const ids = useComputed(form, ({ categoryIds }) => categoryIds)
  const { options } = useCategoryOptions(ids.length > 0)
  const names = new Map(options.map(({ value, label }) => [value, label]))
  return (
    <DialogForm form={form} lead={words.lead} submit={words.save}>
      <CategoryField
        label={words.categories}
        placeholder={words.addCategory}
        value={null}
        onChange={(id) => id !== null && !ids.includes(id) && form.set('categoryIds', [...ids, id])}
      />
      {ids.length > 0 && (
        <div className={layout.tools}>
          {ids.map((id) => (
            <Tag
              key={id}
              label={names.get(id) ?? id}
              onRemove={() =>
                form.set(
                  'categoryIds',
                  ids.filter((other) => other !== id),
                )
              }
            >
              {names.get(id) ?? id}
            </Tag>
          ))}
        </div>
      )}
      <TextField {...form.at('keywords')} label={words.keywords} hint={words.keywordsHint} isOptional />
    </DialogForm>
  )
}
