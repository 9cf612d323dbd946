import { formatAddress, type Call } from '../../../api/client.ts';
import * as contract from '../../../api/contract/class-documents.ts';
import type { ChangedDocument, DocumentChange } from '../../../domain/documents/document-change.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';

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
async function downloadDocument(
  call: Call,
  id: number,
  { docId, name }: ChangedDocument,
): Promise<Outcome<unknown>> {
  const file = await getFileAddress(call, { id, docId });
  if (!file.ok) return file;
  const link = document.createElement('a');
  link.href = file.value.address;
  link.download = name;
  link.click();
  return succeeded(null);
}

function changeDocument(
  call: Call,
  change: DocumentChange,
  document: ChangedDocument,
): Promise<Outcome<unknown>> {
  const params = { id: change.classId, docId: document.docId };
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
      return downloadDocument(call, change.classId, document);
  }
}

/**
 * Does something with documents, one after the other (API-033 to API-036). Returns the last failure
 * if there is one; the other documents are changed all the same.
 */
export async function performChange(call: Call, change: DocumentChange): Promise<Outcome<unknown>> {
  let outcome: Outcome<unknown> = succeeded(null);
  for (const document of change.documents) {
    const changed = await changeDocument(call, change, document);
    if (!changed.ok) outcome = changed;
  }
  return outcome;
}
