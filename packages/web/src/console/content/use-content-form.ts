import {
  createContent,
  listContents,
  listContentVersions,
  readContent,
  saveContent,
} from '@bdr/contract/content/calls'
import type { ContentKind } from '@bdr/contract/content/kinds'
import type { ContentDetail } from '@bdr/contract/content/model'
import type { StoredFile } from '@bdr/contract/files/model'
import { useEffect, useMemo, useState } from 'react'
import { countFaults, joinFaults, noFaults } from '../../lib/fault-placement.ts'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { refusalOf, type Refusal } from '../../ui/console/form/refusal.ts'
import {
  checkForm,
  contentForm,
  emptyForm,
  fieldsOf,
  formOf,
  pathOf,
  shownFields,
  withoutPath,
  withTyped,
  type FormField,
  type TypedContent,
} from './content-form.ts'
import { keepContent, keptContentKey, readKeptContent, type KeptContent } from './kept-content.ts'

const nothing: KeptContent = { base: null, typed: {}, pictures: [] }

/** A record's form: what it holds, what is wrong with it, and how it is saved. */
export function useContentForm(kind: ContentKind, record: ContentDetail | null) {
  const { user } = useViewer()
  const key = keptContentKey(user.uid, kind, record?.id ?? null)
  const [restored, setRestored] = useState(() => readKeptContent(localStorage, key))
  const [{ base, typed, pictures: brought }, setKept] = useState(restored ?? nothing)
  const [attempted, setAttempted] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isUploading, setUploading] = useState(false)
  const [isPictureWaiting, setPictureWaiting] = useState(false)

  const start = useMemo(
    () => (record === null ? { ...emptyForm, author: user.name } : formOf(record)),
    [record, user.name],
  )
  const version = record?.version ?? null
  const unsaved = Object.keys(typed) as FormField[]
  const isTouched = unsaved.length > 0
  useEffect(
    () => keepContent(localStorage, key, isTouched ? { base, typed, pictures: brought } : null),
    [key, isTouched, base, typed, brought],
  )

  const form = contentForm(kind, start, typed)
  const own = checkForm(kind, form)
  const faults = attempted ? joinFaults(own, refusal?.faults ?? noFaults) : noFaults

  function type(patch: TypedContent) {
    setKept((before) => ({
      ...before,
      // typing begins over what is shown now
      base: Object.keys(before.typed).length === 0 ? version : before.base,
      typed: withTyped(start, before.typed, patch),
    }))
    for (const field of Object.keys(patch) as FormField[])
      setRefusal((before) => before && { ...before, faults: withoutPath(before.faults, pathOf(field)) })
  }
  function startOver() {
    setKept(nothing)
    setRestored(null)
    setRefusal(null)
    setAttempted(false)
  }

  const options = {
    toast: false,
    invalidates: [listContents, listContentVersions],
    onSuccess: (saved: ContentDetail) => keepAnswer(readContent, { id: saved.id }, saved),
  }
  const create = useCallMutation(createContent, options)
  const update = useCallMutation(saveContent, options)

  /** @returns the record; null when something is wrong, which `faults` then tells */
  async function save(): Promise<ContentDetail | null> {
    setAttempted(true)
    setRefusal(null)
    if (countFaults(own) > 0) return null
    const fields = fieldsOf(kind, form)
    try {
      const saved = await (record === null
        ? create.mutateAsync({ fields })
        : update.mutateAsync({ id: record.id, version: base ?? record.version, fields }))
      keepContent(localStorage, key, null)
      startOver()
      return saved
    } catch (error) {
      const failed = refusalOf(error, [], shownFields(form))
      setRefusal(failed)
      // once it is read again the form itself says that somebody was faster
      if (failed.conflict) void invalidate([readContent]).then(() => setRefusal(null))
      return null
    }
  }

  return {
    form,
    faults,
    unsaved,
    isTouched,
    wasRestored: restored !== null && isTouched,
    /** somebody saved a newer version than the one typing began over */
    isBehind: isTouched && base !== version,
    saving: create.isPending || update.isPending,
    /** a cover or a picture is on its way: saved now, the record would be without it */
    isUploading: isUploading || isPictureWaiting,
    setUploading,
    isPictureWaiting,
    setPictureWaiting,
    /** what is done now with the record would be done without some of what is here */
    isUnsettled: isTouched || isUploading || isPictureWaiting,
    /** the files of the text's pictures */
    pictures: useMemo(() => [...(record?.pictures ?? []), ...brought], [record, brought]),
    addPicture: (file: StoredFile) =>
      setKept((before) => ({ ...before, pictures: [...before.pictures, file] })),
    type,
    save,
    startOver,
    /** goes on over the version that is shown now */
    catchUp: () => setKept((before) => ({ ...before, base: version })),
    /** forgets what is kept on the device, not what the form holds */
    forget: () => keepContent(localStorage, key, null),
  }
}
export type ContentFormState = ReturnType<typeof useContentForm>
