import { exportImports, listImports } from '@bdr/contract/imports/calls'
import { importStates } from '@bdr/contract/imports/model'
import { pageUrl } from '@bdr/contract/navigation'
import { importList as fields } from '@bdr/text/imports'
import { importStateNames } from '@bdr/text/names/imports'
import { batchUpload } from '@bdr/text/batch-upload'
import { ImportCard, importColumns } from '../../ui/console/import-rows.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { ListPage } from '../../ui/data/list-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'

const words = batchUpload.list
const given = { kind: 'products' } as const

export const clientLoader = prefetchList(listImports, () => given)

/** Who uploaded which products, when, with what result. */
export default function BatchListPage() {
  const start = (
    <LinkButton look="primary" to={pageUrl('batchUploadProduct')}>
      {words.start}
    </LinkButton>
  )
  return (
    <ListPage
      call={listImports}
      given={given}
      exports={exportImports}
      title={words.title}
      facts={words.facts}
      actions={start}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: fields.state,
          options: importStates.map((value) => ({ value, label: importStateNames[value] })),
        },
      ]}
      columns={importColumns}
      card={(row) => <ImportCard row={row} />}
      empty={{ ...words.empty, next: start }}
    />
  )
}
