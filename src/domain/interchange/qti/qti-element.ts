import { element, type XmlElement, type XmlNode } from '../xml/element.ts';
import type { QtiDialect } from './dialect.ts';

/** Makes elements of QTI, named as in QTI 2, in the words of one version. */
export type QtiElement = (
  name: string,
  attributes?: Readonly<Record<string, string | number | boolean>>,
  children?: readonly XmlNode[],
) => XmlElement;

/** Elements as `dialect` writes them. */
export const qtiElement =
  ({ tag, attribute }: QtiDialect): QtiElement =>
  (name, attributes = {}, children = []) =>
    element(
      tag(name),
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [attribute(key), value])),
      children,
    );

/** What the root of a QTI document says of itself, before its own attributes. */
export function rooted(
  { namespace, schemaLocation, tag }: QtiDialect,
  root: XmlElement,
): XmlElement {
  const attributes = {
    xmlns: namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${namespace} ${schemaLocation}`,
  };
  if (!root.name.startsWith(tag('assessment')))
    throw new Error(`${root.name} is no document of QTI`);
  return { ...root, attributes: { ...attributes, ...root.attributes } };
}
