import { isSiteLink, siteLinkClass } from '../export-options.ts';
import { element, type XmlNode } from '../xml/element.ts';
import { writeHtml } from '../xml/write-xml.ts';
import type { RichNode } from './rich-node.ts';
import { flow } from './settle-blocks.ts';
import { toXhtml, type XhtmlContext } from './to-xhtml.ts';

function htmlNode(node: RichNode, context: XhtmlContext): readonly XmlNode[] {
  if (typeof node === 'string' || node.name === 'math' || node.name === 'img')
    return toXhtml([node], context);
  const { href, ...others } = node.attributes;
  const attributes =
    href === undefined
      ? others
      : {
          href: context.linkTo(href),
          class: isSiteLink(href) ? siteLinkClass : undefined,
          ...others,
        };
  return [
    element(
      node.name === 's' ? 'del' : node.name,
      attributes,
      node.children.flatMap((child) => htmlNode(child, context)),
    ),
  ];
}

/** A text as HTML that is well-formed XML too, for formats that keep HTML as a string: styles stay styles, and what is struck out is `del`, which more systems let through. */
export const toHtml = (nodes: readonly RichNode[], context: XhtmlContext): string =>
  writeHtml(flow(nodes).flatMap((node) => htmlNode(node, context)));
