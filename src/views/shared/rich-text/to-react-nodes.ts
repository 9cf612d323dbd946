import { createElement, type ComponentProps, type ElementType, type ReactNode } from 'react';

import { readStyle } from '../../../domain/rich-text/style.ts';
import { styleDataAttribute } from '../../../domain/rich-text/normalize-html.ts';

const propertyNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };
const toCamelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const parseStyle = (style: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readStyle(style)).map(([name, value]) => [toCamelCase(name), value]),
  );

function toProps(element: Element, key: number): Readonly<Record<string, unknown>> {
  const props: Record<string, unknown> = { key };
  for (const { name, value } of element.attributes) {
    if (name === styleDataAttribute) props['style'] = parseStyle(value);
    else props[propertyNames[name] ?? name] = value;
  }
  if (element.localName === 'a')
    Object.assign(props, { target: '_blank', rel: 'noopener noreferrer' });
  if (element.localName === 'img')
    Object.assign(props, { alt: element.getAttribute('alt') ?? '', loading: 'lazy' });
  return props;
}

/** What shows a picture. */
type Picture = ElementType<ComponentProps<'img'>>;

function toReactNode(node: Node, key: number, picture: Picture): ReactNode {
  if (node instanceof Element) {
    const children = toReactNodes(node, picture);
    return createElement(
      node.localName === 'img' ? picture : node.localName,
      toProps(node, key),
      ...(children.length > 0 ? [children] : []),
    );
  }
  return node.textContent;
}

/**
 * Converts sanitized nodes to React nodes, pictures to `picture`. It never uses innerHTML and sets
 * styles one by one.
 */
export const toReactNodes = (
  parent: ParentNode & Node,
  picture: Picture = 'img',
): readonly ReactNode[] =>
  [...parent.childNodes].map((node, key) => toReactNode(node, key, picture));
