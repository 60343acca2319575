import { useEffect, useState, type ComponentType } from 'react'
import layout from '../../layout.module.css'
import { RadioGroup } from '../radio-group.tsx'
import { ButtonPage } from './buttons.tsx'
import { CheckboxPage, ComboBoxPage, RadioPage, SelectPage, SwitchPage } from './choices.tsx'
import {
  FileDropPage,
  NoticePage,
  ProgressPage,
  SkeletonPage,
  SortableListPage,
  TabsPage,
  TagPage,
  TreePage,
} from './collections.tsx'
import { DatePage, DateRangePage } from './days.tsx'
import { FieldPage, NumberPage } from './fields.tsx'
import { DialogPage, DrawerPage, MenuPage, ToastPage, TooltipPage } from './overlays.tsx'
import css from './showcase.module.css'

/** The widgets by the address of their page below `/kit`. */
export const widgets: Readonly<Record<string, { readonly title: string; readonly Page: ComponentType }>> = {
  button: { title: '按钮', Page: ButtonPage },
  field: { title: '文字', Page: FieldPage },
  number: { title: '数字', Page: NumberPage },
  select: { title: '下拉选择', Page: SelectPage },
  'combo-box': { title: '查找选择', Page: ComboBoxPage },
  date: { title: '日期', Page: DatePage },
  'date-range': { title: '日期范围', Page: DateRangePage },
  checkbox: { title: '复选框', Page: CheckboxPage },
  switch: { title: '开关', Page: SwitchPage },
  radio: { title: '单选', Page: RadioPage },
  dialog: { title: '对话框', Page: DialogPage },
  drawer: { title: '抽屉', Page: DrawerPage },
  menu: { title: '菜单', Page: MenuPage },
  tabs: { title: '标签页', Page: TabsPage },
  tooltip: { title: '提示', Page: TooltipPage },
  tree: { title: '树', Page: TreePage },
  'sortable-list': { title: '排序', Page: SortableListPage },
  'file-drop': { title: '文件', Page: FileDropPage },
  progress: { title: '进度', Page: ProgressPage },
  toast: { title: '通知', Page: ToastPage },
  notice: { title: '说明', Page: NoticePage },
  tag: { title: '标签', Page: TagPage },
  skeleton: { title: '骨架', Page: SkeletonPage },
}

const schemes = [
  { value: 'light dark', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
]
const sizes = ['large', 'medium', 'small'].map((value) => ({ value, label: value }))

/** The page of one widget with all its states, or the first one; only `npm run dev` has them. */
export function Showcase({ widget }: { widget: string }) {
  const [scheme, setScheme] = useState('light dark')
  const [size, setSize] = useState('medium')
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme
    document.documentElement.dataset['size'] = size
  }, [scheme, size])
  const shown = widgets[widget] ?? widgets['button']!
  return (
    <div className={css.frame}>
      <nav className={css.menu} aria-label="组件">
        {Object.entries(widgets).map(([name, { title }]) => (
          <a key={name} href={`/kit/${name}`} aria-current={title === shown.title ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <main className={css.page}>
        <h1>{shown.title}</h1>
        <div className={`${layout.row} ${css.looks}`}>
          <RadioGroup label="明暗" value={scheme} onChange={setScheme} options={schemes} />
          <RadioGroup label="元素大小" value={size} onChange={setSize} options={sizes} />
        </div>
        <shown.Page />
      </main>
    </div>
  )
}
