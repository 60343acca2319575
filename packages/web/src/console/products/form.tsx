import { isDraftProduct } from '@bdr/contract/products/meaning'
import {
  countProducts,
  listProducts,
  readProduct,
  saveProductDraft,
  submitProduct,
} from '@bdr/contract/products/calls'
import type { ProductDetail } from '@bdr/contract/products/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { productDetail, productFields as fields, productForm as words } from '@bdr/text/products'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { invalidate, setCached, sendCall, useCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { Blank } from '../../ui/console/failure.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { later } from '../../ui/later.tsx'
import { BodyField } from '../../ui/body/body-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { useIsUploading } from '../../ui/form/use-form-core.ts'
import { ServerDraftState, useServerDraft } from '../../ui/form/server-draft.tsx'
import { useForm, type Form as FormState } from '../../ui/form/use-form.ts'
import { useComputed, useField } from '../../ui/form/use-field.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import layout from '../../ui/layout.module.css'
import { AttributeFields } from './attribute-fields.tsx'
import { BasicFields } from './basic-fields.tsx'
import { DocumentRows } from './document-rows.tsx'
import css from './form.module.css'
import { PictureField } from './picture-field.tsx'
import {
  attributesIn,
  contentOf,
  formOf,
  outdatedAttributes,
  placeOf,
  submissionFaults,
  typedContent,
  type ProductForm,
} from './product-form.ts'
import { QualityPanel } from './quality-panel.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { SkuSection } from './sku-section.tsx'

const PreviewDialog = later(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
  ({ isOpen }) => isOpen,
)

/** Continues the draft of a product, or edits an approved one. */
export default function ProductFormPage() {
  const id = useRecordId()
  return <ProductEditor key={id} id={id} />
}

function ProductEditor({ id }: { id: string | null }) {
  const answer = useCall(
    readProduct,
    { id: id ?? '' },
    { toast: false, fillsForm: true, enabled: id !== null },
  )
  return (
    <RecordState
      query={answer}
      missing={id === null}
      title={words.title}
      back={<LinkButton to={pageUrl('productList')}>{pageTitles.productList}</LinkButton>}
    >
      {(product) =>
        product.actions.allowed.includes('edit') ? (
          <ProductFormView product={product} />
        ) : (
          <Blank
            title={words.waiting}
            hint={
              product.actions.blocked.find(({ action }) => action === 'edit')?.reason ??
              productDetail.openReview
            }
            next={
              <LinkButton to={pageUrl('productDetail', { id: product.id })}>
                {pageTitles.productDetail}
              </LinkButton>
            }
          />
        )
      }
    </RecordState>
  )
}

/** A product's form: stored as it is typed, checked and sent when it is submitted. */
function ProductFormView({ product }: { product: ProductDetail }) {
  const navigate = useNavigate()
  const [isPreviewing, setPreviewing] = useState(false)
  /**
   * the server sanitises a description; the editor keeps the typed text as long as it corresponds to the
   * stored one
   */
  const [cleaned, setCleaned] = useState<{ typed: string; stored: string } | null>(null)
  const filled = formOf(product)
  const start = cleaned?.stored === filled.description ? { ...filled, description: cleaned.typed } : filled
  const attributesOf = (values: ProductForm) => attributesIn(product, values.categoryId)

  const form = useForm<ProductForm, ProductDetail>({
    start,
    contract: (values) => submissionFaults(product, values, attributesOf(values)),
    placeOf: (path) => placeOf(path) as never,
    send: (values, version) =>
      sendCall(submitProduct, { id: product.id, version, content: typedContent(values) }),
    onSent: (sent) => {
      setCached(readProduct, { id: sent.id }, sent)
      void invalidate([listProducts, countProducts])
      showToast('success', words.submitted)
      void navigate(pageUrl('productDetail', { id: sent.id }))
      return 'leaving'
    },
    draft: { form: 'product', id: product.id },
    files: product.files,
    record: {
      version: product.version,
      changedBy: latestActor(product.history),
      reload: () => invalidate([readProduct]),
    },
  })
  const saving = useServerDraft(form, {
    contentOf: typedContent,
    store: async (content, version) => {
      const stored = await sendCall(saveProductDraft, { id: product.id, version, content })
      setCleaned({ typed: content.description, stored: formOf(stored).description })
      setCached(readProduct, { id: product.id }, stored)
      void invalidate([listProducts, countProducts])
      return stored.version
    },
  })
  /** the version from which the form may be submitted; infinite while the input is being stored */
  const [due, setDue] = useState<number | null>(null)
  const isDue = due !== null && product.version >= due
  useEffect(() => {
    if (!isDue) return
    setDue(null)
    void form.submit()
    // once for each request to submit, whatever the form contains by then
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue])
  const values = useComputed(form, (now) => now)
  const { attributes: definitions, retired } = attributesOf(values)
  const outdated = isDraftProduct(product.status) ? [] : outdatedAttributes(product, contentOf(product))
  const isHeld = useIsUploading(form)
  const isEdit = product.live !== null
  // a product that was refused is not “new” to the person correcting it
  const title = isDraftProduct(product.status) ? words.titleNew : words.titleEdit(product.title)
  const liveKeys = product.live?.skus.map(({ key }) => key) ?? []

  return (
    <>
      <PageHeader title={title} facts={[product.productNo]} />
      {product.refusal && <RefusalNotice refusal={product.refusal} />}
      {isEdit && product.refusal === null && <Notice className={layout.apart} title={words.editNote} />}
      {outdated.length > 0 && (
        <Notice kind="warning" className={layout.apart} title={words.outdated(outdated)} />
      )}
      <div className={css.sides}>
        <Form
          form={form}
          isPage
          sendsOnEnter={false}
          onSend={() => void submit()}
          className={layout.shrinks}
          label={title}
        >
          <Section title={words.sections.basics}>
            <BasicFields form={form} product={product} saveNow={saving.save} />
          </Section>
          <Section title={words.sections.attributes}>
            <AttributeFields form={form} definitions={definitions} retired={retired} />
          </Section>
          <Section title={words.sections.skus}>
            <SkuSection form={form} definitions={definitions} retired={retired} liveKeys={liveKeys} />
          </Section>
          <Section title={words.sections.pictures}>
            <PictureField form={form} />
          </Section>
          <Section title={words.sections.documents}>
            <DocumentRows form={form} />
          </Section>
          <Section title={words.sections.description}>
            <DescriptionField form={form} />
          </Section>
        </Form>
        <QualityPanel
          content={typedContent(values)}
          definitions={definitions}
          duplicates={product.duplicates}
          onGo={(field) => document.getElementById(`product-${field}`)?.scrollIntoView({ block: 'center' })}
        />
      </div>
      <FormBar
        form={form}
        label={words.bar}
        buttons={
          <>
            <Button onClick={() => setPreviewing(true)}>{words.preview}</Button>
            <Button
              look="primary"
              isPending={form.busy || due !== null}
              isDisabled={isHeld || form.changed !== null}
              onClick={() => void submit()}
            >
              {isEdit ? words.submitEdit : words.submit}
            </Button>
          </>
        }
      >
        <ServerDraftState state={saving.state} />
      </FormBar>
      <PreviewDialog
        isOpen={isPreviewing}
        product={product}
        values={values}
        onClose={() => setPreviewing(false)}
      />
    </>
  )

  /**
   * The input is stored before it is checked, so that faults are corrected in a draft that is safe.
   * Submitting waits until the page has read the stored version, which it has to name.
   */
  async function submit() {
    setDue(Number.POSITIVE_INFINITY)
    await saving.save()
    setDue(saving.storedVersion())
  }
}

/**
 * A free description, for what the table of attributes does not cover; pictures have a field of their own.
 */
function DescriptionField({ form }: { form: FormState<ProductForm> }) {
  const { value, onChange, error } = useField<string>(form.at('description'), fields.description)
  return (
    <div id="product-description">
      <BodyField
        label={fields.description}
        hint={words.descriptionHint}
        value={value}
        fault={error}
        onChange={onChange}
      />
    </div>
  )
}
