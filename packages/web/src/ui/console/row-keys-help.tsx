import { rowKeyWords as words } from '@bdr/text/list-view-tools'
import { Dialog } from '../kit/dialog.tsx'
import { Switch } from '../kit/switch.tsx'
import typography from '../typography.module.css'
import css from './row-keys-help.module.css'

export interface Key {
  readonly key: string
  /** what the key does, as the help puts it */
  readonly label: string
}

interface RowKeysHelpProps {
  /** keys of this list in addition to those that every list has */
  keys: readonly Key[]
  hasChoice: boolean
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** Lists the keys, and lets a person switch them off. */
export default function RowKeysHelp({ keys, hasChoice, isOn, onSwitch, onClose }: RowKeysHelpProps) {
  const listed: readonly Key[] = [
    { key: 'j', label: words.next },
    { key: 'k', label: words.previous },
    { key: 'Enter', label: words.enter },
    ...(hasChoice ? [{ key: 'x', label: words.select }] : []),
    ...keys,
    { key: '?', label: words.help },
  ]
  return (
    <Dialog isOpen title={words.title} onClose={onClose} width={420}>
      <dl className={css.keys}>
        {listed.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className={typography.hint}>{words.hint}</p>
      <Switch value={isOn} onChange={onSwitch}>
        {words.use}
      </Switch>
    </Dialog>
  )
}
