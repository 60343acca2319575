import { filePurposes } from '@bdr/contract/files/model'
import { bytesText } from '@bdr/text/files'
import { consultationPhotoText as words } from '@bdr/text/site-pages/techniques'
import { cutPicture, nameFor } from '../lib/picture.ts'

/**
 * Shows the chosen photograph and replaces it with a smaller one: a phone's photograph then uploads ten times
 * as fast. The form is a plain one that works without this.
 */
function watch(field: HTMLElement): void {
  const input = field.querySelector<HTMLInputElement>('input[type=file]')!
  const preview = field.querySelector<HTMLElement>('[data-preview]')!
  const state = preview.querySelector('[role=status]')!
  const image = new Image()
  image.alt = words.shown
  preview.prepend(image)

  const show = (file: File | undefined) => {
    URL.revokeObjectURL(image.src)
    preview.hidden = file === undefined
    if (file) image.src = URL.createObjectURL(file)
  }
  const onChange = async () => {
    const chosen = input.files?.[0]
    show(chosen)
    state.textContent = chosen ? bytesText(chosen.size) : ''
    if (!chosen) return
    const smaller = await cutPicture(chosen, null, filePurposes['nameplate-photo'].largestSide).catch(
      () => null,
    )
    // another photograph was chosen meanwhile
    if (input.files?.[0] !== chosen) return
    if (smaller === null) {
      preview.hidden = false
      state.textContent = words.unreadable
    } else if (smaller.type !== chosen.type || smaller.size < chosen.size) {
      const list = new DataTransfer()
      list.items.add(new File([smaller], nameFor(chosen.name, smaller.type), { type: smaller.type }))
      input.files = list.files
      show(list.files[0])
      state.textContent =
        smaller.size < chosen.size
          ? words.smaller(bytesText(chosen.size), bytesText(smaller.size))
          : bytesText(smaller.size)
    }
  }
  input.addEventListener('change', () => void onChange())
  preview.querySelector('button')!.addEventListener('click', () => {
    input.value = ''
    void onChange()
    input.focus()
  })
  // on the way back browsers restore the choice
  if (input.files?.length) void onChange()
}

document.querySelectorAll<HTMLElement>('[data-photo]').forEach(watch)
