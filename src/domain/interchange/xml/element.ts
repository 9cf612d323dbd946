/** A node of an XML document: unescaped text or an element. */
export type XmlNode = string | XmlElement;

/** An element with its attributes in the order they are written. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

/** A value of an attribute; undefined omits the attribute. */
type AttributeValue = string | number | boolean | undefined;

/** Creates an element. Omits attributes that are undefined. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children: readonly XmlNode[] = [],
): XmlElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  ),
  children,
});

/** Creates an element that holds only text. */
export const textElement = (name: string, text: string): XmlElement => element(name, {}, [text]);
