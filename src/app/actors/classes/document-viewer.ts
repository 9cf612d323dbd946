import { toContent, type Call } from '../../../api/client.ts';
import { getClass } from '../../../api/contract/class.ts';
import { getDocumentFile, listDocuments } from '../../../api/contract/class-documents.ts';
import type { SharedDocument } from '../../../api/contract/entities/shared-document.ts';
import { findKindByType } from '../../../domain/documents/document-kinds.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import {
  documentViewerMachine,
  type DocumentSubject,
  type OpenedDocument,
} from '../../../machines/classes/documents/document-viewer-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import { getFileAddress } from './document-calls.ts';

const shownByPage: readonly string[] = ['pdf', 'image', 'text', 'table'];

async function findDocument(
  call: Call,
  { classId, docId }: DocumentSubject,
  signal: AbortSignal,
): Promise<Outcome<SharedDocument>> {
  const params = { id: classId };
  const listed = toContent(await call(listDocuments, { params, query: {} }, { signal }));
  if (!listed.ok) return listed;
  const found = listed.value.find(({ id }) => id === docId);
  return found === undefined ? failed({ kind: 'notFound' }) : succeeded(found);
}

/**
 * Requests the file with the token of its address. The call has no session's token, whose end would
 * otherwise be taken for the end of the session.
 */
async function requestFile(
  callWithoutToken: Call,
  { classId, docId }: DocumentSubject,
  address: string,
  signal: AbortSignal,
) {
  const token = new URL(address, window.location.href).searchParams.get('token') ?? '';
  const params = { id: classId, docId };
  return callWithoutToken(getDocumentFile, { params, query: { token } }, { signal });
}

/** Provides the viewer of a document (API-031, API-036, API-037). */
export const provideDocumentViewer = (
  call: Call,
  callWithoutToken: Call,
): typeof documentViewerMachine =>
  documentViewerMachine.provide({
    actors: {
      open: fromCall<OpenedDocument, DocumentSubject>(async ({ input, signal }) => {
        const params = { id: input.classId, docId: input.docId };
        const [found, file, loaded] = await Promise.all([
          findDocument(call, input, signal),
          getFileAddress(call, params, signal),
          call(getClass, { params: { id: input.classId } }, { signal }),
        ]);
        if (!found.ok) return found;
        if (!file.ok) return file;
        if (!loaded.ok) return loaded;
        const { address } = file.value;
        const document = found.value;
        const classroom = loaded.value.content;
        const view = findKindByType(document.type)?.view ?? 'text';
        if (!shownByPage.includes(view))
          return succeeded({
            classroom,
            document,
            fileName: document.fileName,
            address,
            content: null,
          });
        const response = await requestFile(callWithoutToken, input, address, signal);
        if (!response.ok) return response;
        const { blob, fileName } = response.value;
        return succeeded({
          classroom,
          document,
          fileName: fileName ?? document.fileName,
          address,
          content: blob,
        });
      }),
      renew: fromCall<string, DocumentSubject>(async ({ input, signal }) => {
        const params = { id: input.classId, docId: input.docId };
        const file = await getFileAddress(call, params, signal);
        return file.ok ? succeeded(file.value.address) : file;
      }),
    },
  });
