import type { ProductContent, ProductField } from '@bdr/contract/products/model'
import { qualityOf } from '@bdr/contract/products/quality'
import type { AttributeDefinition, ProductDetail } from '@bdr/contract/products/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { productQuality as words } from '@bdr/text/products'
import { useId } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './quality-panel.module.css'

interface QualityPanelProps {
  content: ProductContent
  definitions: readonly AttributeDefinition[]
  duplicates: ProductDetail['duplicates']
  /** moves to a field; left out where nothing can be changed */
  onGo?: (field: ProductField) => void
}

/** What is good already, what a reviewer might object to, and possible duplicates. */
export function QualityPanel({ content, definitions, duplicates, onGo }: QualityPanelProps) {
  const titleId = useId()
  const checks = qualityOf(content, definitions)
  const passed = checks.filter((one) => one.passed).length
  return (
    <aside className={`${layout.card} ${layout.rows} ${css.panel}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={typography.title}>
        {words.title}
      </h2>
      <p className={typography.aside}>{words.score(passed, checks.length)}</p>
      <ul className={`${layout.list} ${layout.lines} ${css.checks}`}>
        {checks.map(({ check, field, passed: isGood }) => (
          <li key={check} data-passed={isGood || undefined}>
            <svg className={layout.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
              <path d={isGood ? 'M3.5 8.5l3 3 6-7' : 'M8 4v5M8 11.2v.1'} />
            </svg>
            {isGood || onGo === undefined ? (
              words.checks[check]
            ) : (
              <Button look="link" onClick={() => onGo(field)}>
                {words.checks[check]}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {onGo && (
        <p className={`${typography.aside} ${typography.fine}`}>
          {passed === checks.length ? words.good : words.note}
        </p>
      )}
      {duplicates.length > 0 && (
        <div className={`${layout.pair} ${css.duplicates}`} role="status">
          <strong>{words.duplicates}</strong>
          <span>{words.duplicatesNote}</span>
          {duplicates.map(({ id, name, productNo }) => (
            <Link key={id} to={pageUrl('productDetail', { id })}>
              {name === '' ? productNo : name}
            </Link>
          ))}
        </div>
      )}
    </aside>
  )
}
