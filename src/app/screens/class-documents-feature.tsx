import { useEffect, useMemo, type ReactNode } from 'react';

import type { ClassDetail } from '../../api/contract/entities/classroom.ts';
import type { DocumentChangesRef } from '../../machines/classes/documents/document-changes-machine.ts';
import type { DocumentUploadsRef } from '../../machines/classes/documents/document-uploads-machine.ts';
import { DocumentsTab } from '../../views/classes/documents/documents-tab.tsx';
import { provideDocumentList, provideDocumentUploads } from '../actors/classes/class-documents.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useRootActor } from '../root-actor.ts';
import { useAfterRestoring } from '../hooks/use-after-restoring.ts';
import { useCall } from '../hooks/use-call.ts';

/** Calls `onChange` when a document of a class was changed. A download changes nothing. */
const watchDocuments = (changes: DocumentChangesRef, classId: number, onChange: () => void) =>
  changes.on('changed', ({ change }) => {
    if (change.classId === classId && change.kind !== 'download') onChange();
  });

/**
 * Returns the uploads of a class, which go on while other tabs of the class are shown. Calls
 * `onChange` when a document was added, changed or restored from Recently deleted.
 */
export function useDocumentUploads(classId: number, onChange: () => void): DocumentUploadsRef {
  const call = useCall();
  const { documentChanges } = useFrameActors();
  const machine = useMemo(() => provideDocumentUploads(call), [call]);
  const uploads = useRootActor(machine, { id: 'documentUploads', input: { classId } });
  useAfterRestoring(onChange);
  useEffect(() => {
    const subscriptions = [
      uploads.on('stored', onChange),
      watchDocuments(documentChanges, classId, onChange),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [uploads, documentChanges, classId, onChange]);
  return uploads;
}

interface ClassDocumentsProps {
  readonly detail: ClassDetail;
  readonly uploads: DocumentUploadsRef;
}

/** The documents tab of a class. */
export function ClassDocuments({ detail, uploads }: ClassDocumentsProps): ReactNode {
  const call = useCall();
  const { documentChanges } = useFrameActors();
  const machine = useMemo(() => provideDocumentList(call), [call]);
  const list = useRootActor(machine, { id: 'documentList', input: { classId: detail.id } });
  useAfterRestoring(() => {
    list.send({ type: 'documents.refresh' });
  });
  useEffect(() => {
    const refresh = (): void => {
      list.send({ type: 'documents.refresh' });
    };
    const subscriptions = [
      uploads.on('stored', refresh),
      watchDocuments(documentChanges, detail.id, refresh),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [uploads, documentChanges, detail.id, list]);
  return (
    <DocumentsTab
      classId={detail.id}
      access={detail.access}
      students={detail.students}
      list={list}
      uploads={uploads}
      changes={documentChanges}
    />
  );
}
