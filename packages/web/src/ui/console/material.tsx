import layout from '../layout.module.css'
import typography from '../typography.module.css'

interface MaterialFacts {
  materialCode: string | null
  materialName: string
  specification: string | null
  brand: string | null
}

/** A line's material: its name first, the rest in grey. */
export function Material({
  of: { materialName, specification, brand, materialCode },
}: {
  of: MaterialFacts
}) {
  const rest = [specification, brand, materialCode].filter((fact) => fact !== null && fact !== '')
  return (
    <div className={`${layout.shrinks} ${typography.breaks}`}>
      <div className={typography.strong}>{materialName}</div>
      {rest.length > 0 && <div className={typography.caption}>{rest.join(' · ')}</div>}
    </div>
  )
}
