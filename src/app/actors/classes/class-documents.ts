import { fromCallback, fromPromise } from 'xstate';

import { formatAddress, toContent, type Call } from '../../../api/client.ts';
import * as contract from '../../../api/contract/class-documents.ts';
import type { DocumentChange } from '../../../domain/documents/document-change.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import { documentChangesMachine } from '../../../machines/classes/documents/document-changes-machine.ts';
import {
  documentListMachine,
  type ClassDocuments,
} from '../../../machines/classes/documents/document-list-machine.ts';
import {
  documentUploadMachine,
  type DocumentFile,
  type DocumentUploadEvent,
} from '../../../machines/classes/documents/document-upload-machine.ts';
import {
  documentUploadsMachine,
  type DocumentUploadsEvent,
} from '../../../machines/classes/documents/document-uploads-machine.ts';
import { startUpload } from '../shared/start-upload.ts';

/** Provides the lists of a class's documents (API-031). */
export const provideDocumentList = (call: Call): typeof documentListMachine =>
  documentListMachine.provide({
    actors: {
      load: fromPromise<Outcome<ClassDocuments>, { readonly classId: number }>(
        async ({ input: { classId }, signal }) => {
          const list = async (deleted: 0 | 1) =>
            toContent(
              await call(
                contract.listDocuments,
                { params: { id: classId }, query: { deleted } },
                { signal },
              ),
            );
          const [inUse, deleted] = await Promise.all([list(0), list(1)]);
          if (!inUse.ok) return inUse;
          return deleted.ok ? succeeded({ inUse: inUse.value, deleted: deleted.value }) : deleted;
        },
      ),
    },
  });

const provideUpload = (call: Call): typeof documentUploadMachine =>
  documentUploadMachine.provide({
    actors: {
      send: fromCallback<DocumentUploadEvent, DocumentFile>(
        ({ input: { classId, file }, sendBack }) =>
          startUpload(
            async (options) =>
              toContent(
                await call(
                  contract.uploadDocument,
                  { params: { id: classId }, body: { file } },
                  { ...options, idempotencyKey: crypto.randomUUID() },
                ),
              ),
            (event) => {
              sendBack(
                event.type === 'upload.progress' ? { ...event, at: performance.now() } : event,
              );
            },
          ),
      ),
    },
  });

/** Provides the uploads of a class's documents (API-032) and the state of the connection. */
export const provideDocumentUploads = (call: Call): typeof documentUploadsMachine =>
  documentUploadsMachine.provide({
    actors: {
      upload: provideUpload(call),
      watchConnection: fromCallback<DocumentUploadsEvent>(({ sendBack }) => {
        const ending = new AbortController();
        const { signal } = ending;
        const lose = (): void => {
          sendBack({ type: 'connection.lost' });
        };
        const restore = (): void => {
          sendBack({ type: 'connection.restored' });
        };
        window.addEventListener('offline', lose, { signal });
        window.addEventListener('online', restore, { signal });
        if (!navigator.onLine) lose();
        return () => {
          ending.abort();
        };
      }),
    },
  });

/** Returns the address of a document's file with a token of its own (API-036, DOC-14). */
export async function getFileAddress(
  call: Call,
  params: { readonly id: number; readonly docId: number },
  signal?: AbortSignal,
): Promise<Outcome<{ readonly address: string; readonly expiresAt: string }>> {
  const response = await call(contract.getDocumentToken, { params }, signal ? { signal } : {});
  if (!response.ok) return response;
  const { token, expiresAt } = response.value.content;
  const address = formatAddress(contract.getDocumentFile, { params, query: { token } });
  return succeeded({ address, expiresAt });
}

/** Lets the browser save a document, without having it in memory. */
async function downloadDocument(call: Call, change: DocumentChange): Promise<Outcome<unknown>> {
  const file = await getFileAddress(call, { id: change.classId, docId: change.docId });
  if (!file.ok) return file;
  const link = document.createElement('a');
  link.href = file.value.address;
  link.download = change.name;
  link.click();
  return succeeded(null);
}

function performChange(call: Call, change: DocumentChange): Promise<Outcome<unknown>> {
  const params = { id: change.classId, docId: change.docId };
  switch (change.kind) {
    case 'rename':
      return call(contract.updateDocument, { params, body: { fileName: change.newName } });
    case 'hide':
      return call(contract.updateDocument, { params, body: { cancel: true } });
    case 'share':
      return call(contract.shareDocument, { params, body: { emails: [...(change.emails ?? [])] } });
    case 'delete':
      return call(contract.deleteDocument, { params, query: {} });
    case 'remove':
      return call(contract.deleteDocument, { params, query: { isSoft: 0 } });
    case 'restore':
      return call(contract.restoreDocument, { params });
    case 'download':
      return downloadDocument(call, change);
  }
}

/** Provides what is done with documents (API-033 to API-036). */
export const provideDocumentChanges = (call: Call): typeof documentChangesMachine =>
  documentChangesMachine.provide({
    actors: {
      perform: fromPromise<Outcome<unknown>, DocumentChange>(({ input }) =>
        performChange(call, input),
      ),
    },
  });
