import { element, type XmlElement, type XmlNode } from '../../xml/element.ts';
import type { QtiDialect } from './qti-dialect.ts';

/** Creates an element of one version from its QTI 2 names. */
export type QtiElementFactory = (
  name: string,
  attributes?: Readonly<Record<string, string | number | boolean>>,
  children?: readonly XmlNode[],
) => XmlElement;

/** Returns the element factory of a dialect. */
export const createQtiElementFactory =
  ({ toElementName, toAttributeName }: QtiDialect): QtiElementFactory =>
  (name, attributes = {}, children = []) =>
    element(
      toElementName(name),
      Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [toAttributeName(key), value]),
      ),
      children,
    );

/** Adds the namespace and the schema location to the root of a QTI document. */
export function addNamespaces(
  { namespace, schemaLocation, toElementName }: QtiDialect,
  root: XmlElement,
): XmlElement {
  const attributes = {
    xmlns: namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${namespace} ${schemaLocation}`,
  };
  if (!root.name.startsWith(toElementName('assessment')))
    throw new Error(`${root.name} is not the root of a QTI document`);
  return { ...root, attributes: { ...attributes, ...root.attributes } };
}
