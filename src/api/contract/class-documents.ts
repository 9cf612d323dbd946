import * as z from 'zod/mini';

import { maxDocumentMegabytes } from '../../domain/documents/check-document-file.ts';
import type { Endpoint } from './endpoint.ts';
import { sharedDocument } from './entities/shared-document.ts';
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
  summary: 'Lists the documents of a class: those in use, or the deleted ones.',
  access: 'classes.read',
  request: 'none',
  returns: 'json',
  params: byId,
  query: z.pipe(
    z.strictObject({ deleted: z.optional(queryNumber(0, 1)) }),
    z.transform(({ deleted = 0 }) => ({ isDeleted: deleted === 1 })),
  ),
  response: z.array(sharedDocument),
  errors: [404],
} as const satisfies Endpoint;

export const uploadDocument = {
  method: 'POST',
  path: '/api/admin/class/{id}/document',
  area,
  ids: ['API-032', 'DOC-02'],
  summary:
    'Adds a document of at most 20 MB to a class: PDF, Office without macros, pictures, text, ' +
    'CSV, MP3 or MP4, by its content. Nobody sees it until it is shared.',
  access: 'classes.write',
  request: 'multipart',
  returns: 'json',
  params: byId,
  body: oneFile(maxDocumentMegabytes),
  streams: true,
  response: sharedDocument,
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
  returns: 'json',
  params: byDocument,
  body: z.strictObject({
    fileName: z.optional(requiredText(300)),
    cancel: z._default(z.boolean(), false),
  }),
  response: sharedDocument,
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
  returns: 'json',
  params: byDocument,
  body: z.strictObject({
    emails: z._default(
      z.array(emailAddress).check(z.maxLength(2000, { error: 'At most 2000 e-mails at once.' })),
      [],
    ),
  }),
  response: sharedDocument,
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
  returns: 'json',
  params: byDocument,
  query: z.pipe(
    z.strictObject({ isSoft: z.optional(queryNumber(0, 1)) }),
    z.transform(({ isSoft = 1 }) => ({ isSoft: isSoft === 1 })),
  ),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

export const restoreDocument = {
  method: 'POST',
  path: '/api/admin/class/{id}/document/{docId}/restore',
  area,
  ids: ['DOC-01'],
  summary: 'Restores a document that was only hidden (PD-43).',
  access: 'classes.write',
  request: 'none',
  returns: 'json',
  params: byDocument,
  response: sharedDocument,
  errors: [404],
} as const satisfies Endpoint;

export const getDocumentToken = {
  method: 'GET',
  path: '/api/admin/class/{id}/document/{docId}/token',
  area,
  ids: ['API-036', 'ENT-05', 'DOC-14'],
  summary:
    'Returns a token of 60 seconds for the address of this file, for the caller and this document only.',
  access: 'classes.read',
  request: 'none',
  returns: 'json',
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
    'Returns the file, or the part that Range asks for, to whoever has the token in its ' +
    "address. Access is checked again. Content-Disposition contains the file's name.",
  access: 'public',
  request: 'none',
  returns: 'blob',
  params: byDocument,
  query: z.strictObject({ token: text(2000) }),
  response: nothing,
  errors: [401, 404],
} as const satisfies Endpoint;
