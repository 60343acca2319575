import { numberedMark } from '@bdr/text/body-editor'

/**
 * Prepares HTML from Word, a mail or another website for the editor, which itself only takes what its schema
 * knows: lists that Word writes as paragraphs become lists, headings are mapped to the two available levels,
 * and empty paragraphs are removed.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const noise of body.querySelectorAll('style, script, meta, link, title, [style*="mso-hide" i]'))
    noise.remove()
  gatherWordLists(body)
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  for (const heading of body.querySelectorAll('h4, h5, h6')) rename(heading, 'h3')
  for (const paragraph of body.querySelectorAll('p, h2, h3'))
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
  return body.innerHTML.replaceAll('&nbsp;', ' ')
}

const isWordItem = (element: Element | null): element is HTMLElement =>
  element !== null &&
  (/mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '') ||
    [...element.classList].some((name) => name.startsWith('MsoListParagraph')))

function gatherWordLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (!isWordItem(paragraph)) continue
    const mark = takeMark(paragraph)
    const tag = numberedMark.test(mark) ? 'OL' : 'UL'
    const before = paragraph.previousElementSibling
    const list =
      before?.tagName === tag && before.hasAttribute('data-gathered')
        ? before
        : paragraph.ownerDocument.createElement(tag)
    list.setAttribute('data-gathered', '')
    if (list !== before) paragraph.before(list)
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

/** Removes the marker of a list item. */
function takeMark(paragraph: HTMLElement): string {
  const span = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  const mark = span?.textContent ?? ''
  span?.remove()
  return mark
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
