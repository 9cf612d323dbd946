import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';

import { sanitised } from '../sanitised.ts';
import { extensions } from './extensions.ts';

/** The document that a stored rich text is, sanitised on the way. */
export const documentOf = (html: string, schema: Schema): Node => DOMParser.fromSchema(schema).parse(sanitised(html), { preserveWhitespace: true });

let ownSchema: Schema | undefined;

/** The same as plain data, for an editor that is about to be made. */
export function contentOf(html: string): JSONContent {
  ownSchema ??= getSchema([...extensions]);
  return documentOf(html, ownSchema).toJSON() as JSONContent;
}
