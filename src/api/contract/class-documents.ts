import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { classDocument } from './entities/class-document.ts';
import { oneFile } from './one-file.ts';
import {
  byId,
  emailAddress,
  instant,
  nothing,
  pathId,
  queryNumber,
  requiredText,
  text,
} from './scalars.ts';

const area = 'class documents';
const byDocument = z.strictObject({ id: pathId, docId: pathId });

export const listDocuments = {
  method: 'GET',
  path: '/api/admin/class/{id}/document',
  area,
  ids: ['API-031'],
  summary: 'Lists the documents of a class.',
  access: 'classes.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: z.array(classDocument),
  errors: [404],
} as const satisfies Endpoint;

export const uploadDocument = {
  method: 'POST',
  path: '/api/admin/class/{id}/document',
  area,
  ids: ['API-032', 'DOC-02'],
  summary: 'Adds a document to a class: an office file, a PDF or a picture of at most 20 MB.',
  access: 'classes.write',
  request: 'multipart',
  answers: 'json',
  params: byId,
  body: oneFile(20),
  response: classDocument,
  errors: [404, 413],
} as const satisfies Endpoint;

export const updateDocument = {
  method: 'PATCH',
  path: '/api/admin/class/{id}/document/{docId}',
  area,
  ids: ['API-033', 'DOC-03'],
  summary: 'Renames a document, or cancels it: a cancelled document is no longer shared.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  params: byDocument,
  body: z.strictObject({
    fileName: z.optional(requiredText(255)),
    cancel: z._default(z.boolean(), false),
  }),
  response: classDocument,
  errors: [404],
} as const satisfies Endpoint;

export const shareDocument = {
  method: 'POST',
  path: '/api/admin/class/{id}/document/{docId}',
  area,
  ids: ['API-034', 'DOC-04'],
  summary: 'Shares a document with all students of the class, or only with the given ones.',
  access: 'classes.write',
  request: 'json',
  answers: 'json',
  params: byDocument,
  body: z.strictObject({
    emails: z._default(
      z.array(emailAddress).check(z.maxLength(500, { error: 'At most 500 e-mails at once.' })),
      [],
    ),
  }),
  response: classDocument,
  errors: [404],
} as const satisfies Endpoint;

export const deleteDocument = {
  method: 'DELETE',
  path: '/api/admin/class/{id}/document/{docId}',
  area,
  ids: ['API-035', 'DOC-01'],
  summary:
    'Deletes a document: with isSoft 1 (the default) it is only hidden, with 0 it is removed.',
  access: 'classes.write',
  request: 'none',
  answers: 'json',
  params: byDocument,
  query: z.pipe(
    z.strictObject({ isSoft: z.optional(queryNumber(0, 1)) }),
    z.transform(({ isSoft = 1 }) => ({ isSoft: isSoft === 1 })),
  ),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const getDocumentToken = {
  method: 'GET',
  path: '/api/admin/class/{id}/document/{docId}/token',
  area,
  ids: ['API-036', 'ENT-05', 'DOC-14'],
  summary: 'Returns a short-lived token for the address of this file.',
  access: 'classes.read',
  request: 'none',
  answers: 'json',
  params: byDocument,
  response: z.object({ token: z.string(), expiresAt: instant }),
  errors: [404],
} as const satisfies Endpoint;

export const getDocumentFile = {
  method: 'GET',
  path: '/api/admin/class/{id}/document/{docId}/file',
  area,
  ids: ['API-037', 'DOC-12', 'DOC-14'],
  summary:
    "Returns the file for the token in its address, so that a viewer's frame can load it. Content-Disposition contains its name.",
  access: 'public',
  request: 'none',
  answers: 'blob',
  params: byDocument,
  query: z.strictObject({ token: text(2000) }),
  response: nothing,
  errors: [401, 404],
} as const satisfies Endpoint;
