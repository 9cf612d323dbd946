import type { ReactNode } from 'react';

import { href } from '../../../domain/access/href.ts';
import type { DocumentChange } from '../../../domain/documents/document-change.ts';
import type { DocumentChangesRef } from '../../../machines/classes/documents/document-changes-machine.ts';
import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';
import {
  DownloadIcon,
  EyeIcon,
  PencilIcon,
  TrashIcon,
  UndoIcon,
} from '../../design/icons/icons.tsx';
import type { RowAction } from '../../design/tables/table-types.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import type { DocumentQuestion } from './document-dialogs.tsx';
import type { Visibility } from './document-types.ts';

type SimpleChange = Extract<DocumentChange['kind'], 'delete' | 'restore' | 'download'>;

interface DocumentChangesProps {
  readonly classId: number;
  readonly changes: DocumentChangesRef;
}

/** Returns the functions that change documents of a class. */
export function createDocumentChanges({ classId, changes }: DocumentChangesProps) {
  const describe = (documents: readonly DocumentData[]) => ({
    classId,
    documents: documents.map(({ id, fileName }) => ({ docId: id, name: fileName })),
  });
  const send = (change: DocumentChange): void => {
    changes.send({ type: 'change.perform', change });
  };
  return {
    perform: (documents: readonly DocumentData[], kind: SimpleChange | 'remove') => {
      send({ ...describe(documents), kind });
    },
    rename: (document: DocumentData, newName: string) => {
      send({ ...describe([document]), kind: 'rename', newName });
    },
    choose: (documents: readonly DocumentData[], { who, emails }: Visibility) => {
      if (who === 'nobody') send({ ...describe(documents), kind: 'hide' });
      else
        send({ ...describe(documents), kind: 'share', emails: who === 'chosen' ? emails : null });
    },
  };
}

interface RowActionProps {
  readonly classId: number;
  readonly canChange: (document: DocumentData) => boolean;
  readonly perform: (documents: readonly DocumentData[], kind: SimpleChange) => void;
  readonly onAsk: (question: DocumentQuestion) => void;
}

/** Returns a function that lists the actions of a document in the table. */
export function useRowActions({ classId, canChange, perform, onAsk }: RowActionProps) {
  const formatMessage = useFormatMessage();
  const createAction = (
    document: DocumentData,
    kind: SimpleChange,
    icon: ReactNode,
  ): RowAction => ({
    label: formatMessage(kind === 'delete' ? 'documents.remove' : `documents.${kind}`),
    icon,
    danger: kind === 'delete',
    onSelect: () => {
      perform([document], kind);
    },
  });
  const createQuestion = (
    document: DocumentData,
    dialog: DocumentQuestion['dialog'],
    icon: ReactNode,
  ): RowAction => ({
    label: formatMessage(dialog === 'rename' ? 'documents.rename' : 'documents.removeForGood'),
    icon,
    danger: dialog === 'remove',
    onSelect: () => {
      onAsk({ document, dialog });
    },
  });
  return (document: DocumentData): readonly RowAction[] => {
    if (document.deletedAt !== null)
      return canChange(document)
        ? [
            createAction(document, 'restore', <UndoIcon />),
            createQuestion(document, 'remove', <TrashIcon />),
          ]
        : [];
    return [
      {
        label: formatMessage('documents.view'),
        icon: <EyeIcon />,
        to: href('documentViewer', { id: classId, documentId: document.id }),
      },
      createAction(document, 'download', <DownloadIcon />),
      ...(canChange(document)
        ? [
            createQuestion(document, 'rename', <PencilIcon />),
            createAction(document, 'delete', <TrashIcon />),
          ]
        : []),
    ];
  };
}
