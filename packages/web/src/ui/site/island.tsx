import { use, type ComponentType } from 'react'
import { IslandContext } from '../../lib/document.ts'

/**
 * A part of a public page that is interactive in the browser: rendered here as a root of its own, and
 * hydrated by `islands/<name>.tsx` with the same props. The page's handle names it, too. The props are in the
 * document, where everybody can read them.
 */
export function Island<Props extends object>(island: {
  name: string
  component: ComponentType<Props>
  props: Props
}) {
  const render = use(IslandContext)!
  const { name, component: Component, props } = island
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: render(name, <Component {...props} />) }}
    />
  )
}
