import { arrangeAttributes, enableAttribute, readAttributes } from '@bdr/contract/categories/attribute-calls'
import type { AttributeRow, CategoryAttributes } from '@bdr/contract/categories/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { attributeList as words } from '@bdr/text/categories'
import { pageTitles } from '@bdr/text/entities'
import { useState } from 'react'
import { isConflict } from '../../lib/call-error.ts'
import { invalidate, useCall, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Blank, failureText } from '../../ui/console/failure.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { later } from '../../ui/later.tsx'
import type { AttributeDialogTarget } from './attribute-dialog.tsx'
import { InheritedAttributes, OwnAttributes, type AttributeAction } from './attribute-tables.tsx'
import { showAttributes } from './show-attributes.ts'

const AttributeDialog = later(
  async () => (await import('./attribute-dialog.tsx')).AttributeDialog,
  ({ target }) => target !== null,
)

export default function CategoryAttributesPage() {
  const id = useRecordId()
  const answer = useCall(readAttributes, { id: id ?? '' }, { toast: false, enabled: id !== null })
  return (
    <RecordState
      query={answer}
      missing={id === null}
      title={pageTitles.categoryAttributes}
      back={<LinkButton to={pageUrl('categoryList')}>{pageTitles.categoryList}</LinkButton>}
    >
      {(category) => <AttributesPage category={category} />}
    </RecordState>
  )
}

/** The attributes of a category's goods, maintained by operators. */
function AttributesPage({ category }: { category: CategoryAttributes }) {
  const [edited, setEdited] = useState<AttributeDialogTarget | null>(null)
  const { ask, dialog } = useConfirm()
  const options = { toast: false, onSuccess: showAttributes }
  const enable = useCallMutation(enableAttribute, options)
  const arrange = useCallMutation(arrangeAttributes, options)
  const { id, own, inherited } = category

  const attempt = async (mutate: () => Promise<unknown>, done: string) => {
    try {
      await mutate()
      showToast('success', done)
    } catch (error) {
      if (isConflict(error)) void invalidate([readAttributes])
      showToast('error', failureText(error))
    }
  }
  const shift = (row: AttributeRow, by: number) => {
    const ids = own.map((one) => one.id)
    const at = ids.indexOf(row.id)
    const attributeIds = ids.toSpliced(at, 1).toSpliced(at + by, 0, row.id)
    return attempt(() => arrange.mutateAsync({ id, attributeIds }), words.arranged(row.name))
  }
  const act: Record<AttributeAction, (row: AttributeRow) => unknown> = {
    edit: (row) => setEdited({ kind: 'edit', row }),
    up: (row) => shift(row, -1),
    down: (row) => shift(row, 1),
    enable: (row) =>
      attempt(
        () => enable.mutateAsync({ id: row.id, version: row.version, enabled: true }),
        words.enabledDone(row.name),
      ),
    disable: (row) =>
      ask({
        title: words.disableTitle(row.name),
        effect: words.disableEffect(row.productCount),
        ok: words.disable,
        run: async () => {
          await enable.mutateAsync({ id: row.id, version: row.version, enabled: false })
          showToast('success', words.disabledDone(row.name))
        },
      }),
  }
  const add = (
    <Button look="primary" onClick={() => setEdited({ kind: 'add' })}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={words.title(category.name)} facts={[category.path, words.hint]} actions={add} />
      {inherited.length > 0 && (
        <Section title={words.inherited}>
          <InheritedAttributes
            rows={inherited}
            onOverride={(row) => setEdited({ kind: 'override', row, from: row.category })}
          />
        </Section>
      )}
      <Section title={words.own} note={own.length > 0 ? words.ownNote : undefined}>
        {own.length === 0 ? (
          <Blank {...words.none} />
        ) : (
          <OwnAttributes rows={own} onAction={(action, row) => void act[action](row)} />
        )}
      </Section>
      <AttributeDialog category={category} target={edited} onClose={() => setEdited(null)} />
      {dialog}
    </>
  )
}
