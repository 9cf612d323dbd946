import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';

import { sanitizeHtml } from '../sanitize-html.ts';
import { extensions, type Extent } from './extensions.ts';

/** Parses a stored rich text into a document and sanitizes it. */
export const parseDocument = (html: string, schema: Schema): Node =>
  DOMParser.fromSchema(schema).parse(sanitizeHtml(html), { preserveWhitespace: true });

const schemas = new Map<Extent, Schema>();

/**
 * Parses a stored rich text into plain data for a new editor. Content that the extent does not
 * allow is removed.
 */
export function parseContent(html: string, extent: Extent): JSONContent {
  const schema = schemas.get(extent) ?? getSchema([...extensions[extent]]);
  schemas.set(extent, schema);
  return parseDocument(html, schema).toJSON() as JSONContent;
}
