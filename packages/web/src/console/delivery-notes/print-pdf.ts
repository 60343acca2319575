/**
 * Opens the browser's print dialog for a PDF, without leaving the page. The frame stays until the
 * next print: removing it earlier would close the dialog in some browsers.
 */
export async function printPdf(pdf: Blob): Promise<void> {
  document.getElementById(frameId)?.remove()
  const url = URL.createObjectURL(pdf)
  const frame = document.createElement('iframe')
  frame.id = frameId
  // not `display: none`: a frame that is not laid out prints blank
  frame.style.cssText =
    'position: fixed; inset: auto 0 0 auto; inline-size: 1px; block-size: 1px; border: 0; opacity: 0'
  frame.src = url
  document.body.append(frame)
  await new Promise((resolve, reject) => {
    frame.addEventListener('load', resolve)
    frame.addEventListener('error', reject)
  })
  frame.contentWindow?.addEventListener('afterprint', () => URL.revokeObjectURL(url))
  frame.contentWindow?.print()
}

const frameId = 'print-frame'
