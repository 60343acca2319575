import {
  createContent,
  listContents,
  listContentVersions,
  readContent,
  saveContent,
} from '@bdr/contract/content/calls'
import type { ContentKind } from '@bdr/contract/content/kinds'
import type { ContentDetail } from '@bdr/contract/content/replies'
import type { StoredFile } from '@bdr/contract/files/replies'
import { contentField } from '@bdr/text/content'
import { useEffect, useMemo, useState } from 'react'
import { invalidate, setCached, useCallMutation } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { faultsOfSchema } from '../../ui/form/schema-faults.ts'
import { typedOf } from '../../ui/form/typed.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { useFormFaults, useIsUploading } from '../../ui/form/use-form-core.ts'
import { useForm } from '../../ui/form/use-form.ts'
import {
  contentForm,
  emptyForm,
  fieldsOf,
  formFields,
  formOf,
  placeOf,
  sentAs,
  type ContentForm,
  type TypedContent,
} from './content-form.ts'

/** A record's form: its values, its faults, and saving. */
export function useContentForm(kind: ContentKind, record: ContentDetail | null) {
  const { user } = useViewer()
  const start = record === null ? { ...emptyForm, author: user.name } : formOf(record)
  /** the values as they are shown and sent */
  const completeForm = (values: ContentForm) => contentForm(kind, start, typedOf(start, values) ?? {})

  const options = {
    toast: false,
    invalidates: [listContents, listContentVersions],
    onSuccess: (saved: ContentDetail) => setCached(readContent, { id: saved.id }, saved),
  }
  const create = useCallMutation(createContent, options)
  const update = useCallMutation(saveContent, options)

  const send = (values: ContentForm, version: number): Promise<ContentDetail> => {
    const fields = fieldsOf(kind, completeForm(values))
    return record === null
      ? create.mutateAsync({ fields })
      : update.mutateAsync({ id: record.id, version, fields })
  }
  const form = useForm<ContentForm, ContentDetail>({
    start,
    contract: (values) =>
      faultsOfSchema(createContent.input, { fields: fieldsOf(kind, completeForm(values)) }),
    placeOf,
    send,
    draft: { form: `content-${kind}`, id: record?.id },
    files: record?.pictures ?? [],
    ...(record !== null && {
      record: {
        version: record.version,
        changedBy: latestActor(record.history),
        reload: () => invalidate([readContent]),
      },
    }),
  })
  const { core, values, setAll, submit } = form
  useEffect(() => {
    for (const field of formFields) core.show(field, contentField[sentAs(field)])
  }, [core])

  const shown = useComputed(form, (now) => now)
  const isUploading = useIsUploading(form)
  const [isPictureWaiting, setPictureWaiting] = useState(false)
  const unsaved = formFields.filter((field) => typedOf(start[field], shown[field]) !== undefined)

  /** @returns the saved record; null when there are faults, which `faults` then lists */
  async function save(): Promise<ContentDetail | null> {
    let saved: ContentDetail | null = null
    await submit({
      send,
      onSent: (reply) => {
        saved = reply
      },
    })
    return saved
  }

  return {
    form: completeForm(shown),
    faults: useFormFaults(form),
    state: form,
    unsaved,
    isTouched: form.touched,
    wasRestored: form.restored !== null,
    /** somebody saved a newer version than the one that typing began with */
    isBehind: form.changed !== null,
    saving: form.busy,
    /** a cover or a picture is being uploaded: saving now would leave it out */
    isUploading,
    isPictureWaiting,
    setPictureWaiting: (busy: boolean) => {
      core.hold('picture', busy)
      setPictureWaiting(busy)
    },
    /** an action on the record now would leave out some of the input */
    isUnsettled: form.touched || isUploading,
    /** the files of the text's pictures */
    pictures: useMemo(() => [...(record?.pictures ?? []), ...shown.pictures], [record, shown.pictures]),
    addPicture: (file: StoredFile) =>
      setAll({ ...values(), pictures: [...values().pictures, { ...file, uploadedAt: Date.now() }] }),
    type: (patch: TypedContent) => setAll({ ...values(), ...patch }),
    save,
    startOver: form.startOver,
    /** continues with the typed values on the basis of the version that is shown now */
    catchUp: form.acknowledgeChanges,
  }
}
export type ContentFormState = ReturnType<typeof useContentForm>
