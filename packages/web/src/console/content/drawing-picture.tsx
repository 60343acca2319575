import type { BrochureDrawing } from '@bdr/contract/content/kinds'
import { drawingNamed } from '../../site/drawings/by-name.tsx'

/** A drawing as the website shows it. It is decorative: its name is beside it. */
export default function DrawingPicture({ name }: { name: BrochureDrawing }) {
  return (
    <div aria-hidden inert>
      {drawingNamed(name)}
    </div>
  )
}
