import { fromCallback } from 'xstate';

import { toContent, type Call } from '../../../api/client.ts';
import * as contract from '../../../api/contract/class-documents.ts';
import { succeeded } from '../../../domain/outcome.ts';
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
import { fromCall } from '../../../machines/shared/from-call.ts';
import { startUpload } from '../shared/start-upload.ts';

/** Provides the lists of a class's documents (API-031). */
export const provideDocumentList = (call: Call): typeof documentListMachine =>
  documentListMachine.provide({
    actors: {
      load: fromCall<ClassDocuments, { readonly classId: number }>(
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
