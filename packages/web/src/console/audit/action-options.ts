import { auditActions, auditKinds } from '@bdr/text/entities'
import { auditPage as words } from '@bdr/text/audit'

/** What only operators do: their own log alone holds it. */
const operatorKinds = ['category', 'content', 'consultation', 'outbox']

const kindOf = (action: string): string => action.slice(0, action.indexOf('.') + 1)

/** Actions to filter by, each kind followed by its own; a dot at the end stands for all of a kind. */
export function actionOptions(operator: boolean) {
  const kinds = Map.groupBy(Object.keys(auditActions), kindOf)
  return [...kinds]
    .filter(([prefix]) => operator || !operatorKinds.includes(prefix.slice(0, -1)))
    .flatMap(([prefix, actions]) => [
      { value: prefix, label: words.allOf(auditKinds[prefix.slice(0, -1)] ?? prefix) },
      ...actions.map((action) => ({ value: action, label: `　${auditActions[action]}` })),
    ])
}
