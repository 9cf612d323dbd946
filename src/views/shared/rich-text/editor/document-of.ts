import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';

import { sanitised } from '../sanitised.ts';
import { extensionsOf, type Extent } from './extensions.ts';

/** The document that a stored rich text is, sanitised on the way. */
export const documentOf = (html: string, schema: Schema): Node =>
  DOMParser.fromSchema(schema).parse(sanitised(html), { preserveWhitespace: true });

const schemas = new Map<Extent, Schema>();

/** The same as plain data, for an editor that is about to be made. What its extent does not hold is left out. */
export function contentOf(html: string, extent: Extent): JSONContent {
  const schema = schemas.get(extent) ?? getSchema([...extensionsOf[extent]]);
  schemas.set(extent, schema);
  return documentOf(html, schema).toJSON() as JSONContent;
}
