import { deliveryNoteLabels } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { labelSizes, maxLabelsEach, type LabelSize } from '@bdr/contract/delivery-notes/template'
import { labelWords as words } from '@bdr/text/delivery-note-documents'
import { useState } from 'react'
import { DownloadButton } from '../../ui/console/download-button.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Fields } from '../../ui/kit/field.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { Select } from '../../ui/kit/select.tsx'

/** A dialog for printing package labels: the paper, and how many labels each line needs. */
export function LabelsButton({ note: { id, noteNo } }: { note: DeliveryNoteDetail }) {
  const [isOpen, setOpen] = useState(false)
  const [size, setSize] = useState<LabelSize>('roll')
  const [each, setEach] = useState('1')
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {words.print}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={words.title(noteNo)}
        onClose={() => setOpen(false)}
        width={460}
        buttons={
          <DownloadButton
            call={deliveryNoteLabels}
            input={{ id, size, each: Number(each) }}
            fileName={words.fileName(noteNo)}
          >
            {words.download}
          </DownloadButton>
        }
      >
        <Fields>
          <RadioGroup
            label={words.size}
            value={size}
            onChange={(value) => setSize(value as LabelSize)}
            options={labelSizes.map((value) => ({ value, label: words.sizes[value] }))}
            isStacked
            isWide
          />
          <Select
            label={words.each}
            hint={words.eachHint}
            value={each}
            onChange={setEach}
            options={Array.from({ length: maxLabelsEach }, (_, at) => ({
              value: String(at + 1),
              label: String(at + 1),
            }))}
          />
        </Fields>
      </Dialog>
    </>
  )
}
