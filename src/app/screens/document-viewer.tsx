import { useMemo, type ReactNode } from 'react';

import { createClient } from '../../api/client.ts';
import { DocumentViewer } from '../../views/classes/documents/viewer/document-viewer.tsx';
import { provideDocumentViewer } from '../actors/classes/document-viewer.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { reportMismatch, useCall } from '../hooks/use-call.ts';
import type { ScreenProps } from './screen-props.ts';

/** The screen of a document of a class (NAV-120). */
export default function DocumentViewerScreen({ route: { params } }: ScreenProps): ReactNode {
  const call = useCall();
  const { connection, config } = useServices();
  const { documentChanges } = useFrameActors();
  const machine = useMemo(
    () => provideDocumentViewer(call, createClient(connection.sendWithoutToken, reportMismatch)),
    [call, connection],
  );
  const classId = Number(params['id']);
  const docId = Number(params['documentId']);
  const viewer = useRootActor(machine, { id: 'documentViewer', input: { classId, docId } });
  return (
    <DocumentViewer
      classId={classId}
      viewer={viewer}
      officeService={config.documentViewerUrl}
      origin={window.location.origin}
      onDownload={() => {
        const { opened } = viewer.getSnapshot().context;
        documentChanges.send({
          type: 'change.perform',
          change: {
            kind: 'download',
            classId,
            documents: [{ docId, name: opened?.fileName ?? '' }],
          },
        });
      }}
    />
  );
}
