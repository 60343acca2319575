import { exportImports, listImports } from '@bdr/contract/imports/calls'
import { importableBy, importStates } from '@bdr/contract/imports/model'
import { imports, importKindNames, importList as fields } from '@bdr/text/imports'
import { importStateNames } from '@bdr/text/names/imports'
import { useViewer } from '../../lib/session.ts'
import { ImportCard, importColumns } from '../../ui/console/import-rows.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { ListPage } from '../../ui/data/list-page.tsx'

const words = imports.list

export const clientLoader = prefetchList(listImports)

/** Who imported which file, when, with what result; unfinished imports can be continued. */
export default function ImportListPage() {
  const { post } = useViewer()
  const kinds = importableBy(post)
  return (
    <ListPage
      call={listImports}
      exports={exportImports}
      title={words.title}
      facts={words.facts}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: fields.state,
          options: importStates.map((value) => ({ value, label: importStateNames[value] })),
        },
        ...(kinds.length > 1
          ? [
              {
                kind: 'choice' as const,
                name: 'kind' as const,
                label: fields.kind,
                options: kinds.map((value) => ({ value, label: importKindNames[value] })),
              },
            ]
          : []),
      ]}
      columns={importColumns}
      card={(row) => <ImportCard row={row} />}
      empty={words.empty}
    />
  )
}
