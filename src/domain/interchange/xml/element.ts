/** A piece of an XML document: words as they are meant, or an element. */
export type XmlNode = string | XmlElement;

/** An element with its attributes in the order they are written. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

/** What `element` takes as an attribute's value; undefined leaves the attribute out. */
type Given = string | number | boolean | undefined;

/** An element of an XML document; attributes that are undefined are left out. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, Given>> = {},
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

/** An element that holds only words. */
export const worded = (name: string, words: string): XmlElement => element(name, {}, [words]);
