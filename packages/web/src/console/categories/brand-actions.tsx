import { decideOnBrand, findBrands, listBrands } from '@bdr/contract/brands/calls'
import type { BrandRow } from '@bdr/contract/brands/replies'
import { reasonLength } from '@bdr/contract/kernel/field'
import { brandDecision, brandList as words } from '@bdr/text/brands'
import { brandAction } from '@bdr/text/names/brands'
import { invalidate, sendCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Button } from '../../ui/kit/button.tsx'
import css from './attribute-tables.module.css'

/** The actions on a brand in its present state. */
export function BrandActions({ brand, onEdit }: { brand: BrandRow; onEdit: () => void }) {
  const { ask, dialog } = useConfirm()
  const { id, version, name } = brand
  const decide = (action: 'approve' | 'refuse' | 'disable' | 'enable') => {
    const { title, effect, done } = brandDecision[action]
    const needsReason = action === 'refuse' || action === 'disable'
    ask({
      title: title(name),
      effect,
      ok: brandAction[action],
      danger: needsReason,
      ...(needsReason && {
        reason: {
          label: brandDecision.reason,
          maxLength: reasonLength,
          placeholder: brandDecision.reasonHint,
        },
      }),
      run: async (reason) => {
        const decision = needsReason ? { action, reason } : { action }
        try {
          await sendCall(decideOnBrand, { id, version, decision })
          showToast('success', done(name))
        } finally {
          void invalidate([listBrands, findBrands])
        }
      },
    })
  }
  return (
    <span className={css.actions}>
      {brand.actions.allowed
        .filter((action) => action !== 'apply')
        .map((action) => (
          <Button
            key={action}
            look="link"
            aria-label={words.of(brandAction[action], name)}
            onClick={() => decide(action)}
          >
            {brandAction[action]}
          </Button>
        ))}
      <Button look="link" aria-label={words.of(words.edit, name)} onClick={onEdit}>
        {words.edit}
      </Button>
      {dialog}
    </span>
  )
}
