import { auditActions, auditKinds } from '@bdr/text/entities'
import { auditPage as words } from '@bdr/text/audit'

/** Actions that only operators perform: they only occur in the operators' log. */
const operatorKinds = ['category', 'content', 'consultation', 'outbox']

const kindOf = (action: string): string => action.slice(0, action.indexOf('.') + 1)

/** Actions to filter by, each kind followed by its own actions; a dot at the end means all of a kind. */
export function actionOptions(operator: boolean) {
  const kinds = Map.groupBy(Object.keys(auditActions), kindOf)
  return [...kinds]
    .filter(([prefix]) => operator || !operatorKinds.includes(prefix.slice(0, -1)))
    .flatMap(([prefix, actions]) => [
      { value: prefix, label: words.allOf(auditKinds[prefix.slice(0, -1)] ?? prefix) },
      ...actions.map((action) => ({ value: action, label: `　${auditActions[action]}` })),
    ])
}
