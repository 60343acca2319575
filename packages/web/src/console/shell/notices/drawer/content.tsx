import { contentTags } from '@bdr/contract/messages/model'
import { createElement, memo, type ReactNode } from 'react'

/**
 * A message's HTML as React's own elements: only the tags of `contentTags`, none with attributes.
 * The server has cleaned it already; what a browser shows is cleaned where it is shown.
 */
export const MessageContent = memo(({ html }: { html: string }) =>
  contentNodes(new DOMParser().parseFromString(html, 'text/html').body),
)

/** Elements whose text is not meant for people. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title', 'iframe'])
const kept: ReadonlySet<string> = new Set(contentTags)

function contentNodes(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, contentNode)
}

function contentNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue
  if (!(node instanceof HTMLElement) || silent.has(node.localName)) return null
  if (!kept.has(node.localName)) return contentNodes(node)
  return node.localName === 'br'
    ? createElement('br', { key })
    : createElement(node.localName, { key }, contentNodes(node))
}
