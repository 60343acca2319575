import { addBrand, changeBrand, findBrands, listBrands } from '@bdr/contract/brands/calls'
import { brandLimits } from '@bdr/contract/brands/model'
import type { BrandRow } from '@bdr/contract/brands/replies'
import { brandFields as fields, brandForm as words } from '@bdr/text/brands'
import { invalidate } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import type { Form } from '../../ui/form/use-form.ts'
import typography from '../../ui/typography.module.css'

interface BrandDialogProps {
  /** `brand` is null for a new one */
  target: { readonly brand: BrandRow | null } | null
  onClose: () => void
}

/** The dialog for a brand's name and its aliases. */
export const BrandDialog = ({ target, onClose }: BrandDialogProps) => (
  <FormDialog
    isOpen={target !== null}
    title={target?.brand ? words.editTitle(target.brand.name) : words.addTitle}
    onClose={onClose}
  >
    {target &&
      (target.brand ? <KnownBrand brand={target.brand} onClose={onClose} /> : <NewBrand onClose={onClose} />)}
  </FormDialog>
)

/** `aliases` has one name per line. */
type BrandValues = { name: string; aliases: string }

const fieldsOf = ({ name, aliases }: BrandValues) => ({
  name: name.trim(),
  aliases: aliases
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
})
const placeOf = (path: string) => (path.startsWith('aliases') ? 'aliases' : path === 'name' ? 'name' : null)
const outdated = [listBrands, findBrands]

function NewBrand({ onClose }: { onClose: () => void }) {
  const form = useCallForm({
    call: addBrand,
    start: { name: '', aliases: '' },
    input: fieldsOf,
    placeOf,
    invalidates: outdated,
    draft: { form: 'brand' },
    onSent: ({ name }) => {
      showToast('success', words.added(name))
      onClose()
    },
  })
  return (
    <DialogForm form={form} submit={words.add}>
      <BrandFields form={form} />
    </DialogForm>
  )
}

function KnownBrand({ brand, onClose }: { brand: BrandRow; onClose: () => void }) {
  const form = useCallForm({
    call: changeBrand,
    start: { name: brand.name, aliases: brand.aliases.join('\n') },
    input: (values: BrandValues, version) => ({ id: brand.id, version, ...fieldsOf(values) }),
    placeOf,
    invalidates: outdated,
    record: { version: brand.version, reload: () => invalidate([listBrands]) },
    draft: { form: 'brand', id: brand.id },
    onSent: ({ name }) => {
      showToast('success', words.saved(name))
      onClose()
    },
  })
  return (
    <DialogForm form={form} submit={words.save}>
      <BrandFields form={form} />
      {brand.productCount > 0 && <p className={typography.aside}>{words.inUse(brand.productCount)}</p>}
    </DialogForm>
  )
}

const BrandFields = ({ form }: { form: Form<BrandValues> }) => (
  <>
    <TextField {...form.at('name')} label={fields.name} isRequired maxLength={brandLimits.name} />
    <TextArea {...form.at('aliases')} label={words.aliases} hint={words.aliasesHint} isOptional rows={3} />
  </>
)
