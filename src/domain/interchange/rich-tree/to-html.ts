import { isSiteLink, siteLinkClass } from '../export/export-options.ts';
import { element, type XmlNode } from '../xml/element.ts';
import { writeHtml } from '../xml/write-xml.ts';
import type { RichNode } from './rich-node.ts';
import { normalizeFlow } from './normalize-blocks.ts';
import { toXhtml, type XhtmlContext } from './to-xhtml.ts';

function toHtmlNodes(node: RichNode, context: XhtmlContext): readonly XmlNode[] {
  if (typeof node === 'string' || node.name === 'math' || node.name === 'img')
    return toXhtml([node], context);
  const { href, ...others } = node.attributes;
  const attributes =
    href === undefined
      ? others
      : {
          href: context.resolveLink(href),
          class: isSiteLink(href) ? siteLinkClass : undefined,
          ...others,
        };
  return [
    element(
      node.name === 's' ? 'del' : node.name,
      attributes,
      node.children.flatMap((child) => toHtmlNodes(child, context)),
    ),
  ];
}

/**
 * Returns a text as HTML that is also well-formed XML, for formats that store HTML as a string.
 * Styles stay styles; `s` becomes `del`, which more systems allow.
 */
export const toHtml = (nodes: readonly RichNode[], context: XhtmlContext): string =>
  writeHtml(normalizeFlow(nodes).flatMap((node) => toHtmlNodes(node, context)));
