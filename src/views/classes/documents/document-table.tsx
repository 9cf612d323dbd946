import { useState, type ReactNode } from 'react';

import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';
import { href } from '../../../domain/access/href.ts';
import type { DocumentChange } from '../../../domain/documents/document-change.ts';
import type { DocumentChangesRef } from '../../../machines/classes/documents/document-changes-machine.ts';
import type { DocumentState } from '../../../machines/classes/documents/document-list-machine.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import {
  DownloadIcon,
  EyeIcon,
  FileIcon,
  PencilIcon,
  TrashIcon,
  UndoIcon,
} from '../../design/icons/icons.tsx';
import { DataTable } from '../../design/tables/data-table.tsx';
import type { RowAction, RowId } from '../../design/tables/table-types.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useTableLabels } from '../../shared/lists/use-table-labels.ts';
import { SelectedDocuments } from './selected-documents.tsx';
import { toggleMember } from './toggle-member.ts';
import { RemoveDialog, RenameDialog } from './document-dialogs.tsx';
import type { DocumentStudent, Visibility } from './document-types.ts';
import { useDocumentColumns } from './use-document-columns.tsx';

interface DocumentTableProps {
  readonly classId: number;
  readonly students: readonly DocumentStudent[];
  readonly changes: DocumentChangesRef;
  readonly rows: readonly DocumentData[];
  readonly shown: DocumentState;
  readonly isFiltered: boolean;
  readonly canChange: (document: DocumentData) => boolean;
}

type SimpleChange = Extract<DocumentChange['kind'], 'delete' | 'restore' | 'download'>;

interface Asked {
  readonly dialog: 'rename' | 'remove';
  readonly document: DocumentData;
}

/** What can be done with the documents of a class. */
function useDocumentChanges({ classId, changes }: DocumentTableProps) {
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

type RowActionProps = Pick<DocumentTableProps, 'classId' | 'canChange'> & {
  readonly perform: (documents: readonly DocumentData[], kind: SimpleChange) => void;
  readonly onAsk: (asked: Asked) => void;
};

/** Returns a function that lists the actions of a document in the table. */
function useRowActions({ classId, canChange, perform, onAsk }: RowActionProps) {
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
    dialog: Asked['dialog'],
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

interface DocumentQuestionProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onRename: (document: DocumentData, newName: string) => void;
  readonly onRemove: (document: DocumentData) => void;
}

/** The dialog that asks for a new name, or whether to remove the document for good. */
function DocumentQuestion({
  asked,
  onClose,
  onRename,
  onRemove,
}: DocumentQuestionProps): ReactNode {
  const { dialog, document } = asked;
  if (dialog === 'rename')
    return (
      <RenameDialog
        document={document}
        onClose={onClose}
        onRename={(name) => {
          onClose();
          onRename(document, name);
        }}
      />
    );
  return (
    <RemoveDialog
      document={document}
      onClose={onClose}
      onRemove={() => {
        onClose();
        onRemove(document);
      }}
    />
  );
}

/** Returns the chosen rows, the selection of the table, and how to clear it. */
function useRowSelection(rows: DocumentTableProps['rows']) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<RowId>>(new Set());
  return {
    chosen: rows.filter(({ id }) => selectedIds.has(id)),
    clear: (): void => {
      setSelectedIds(new Set());
    },
    selection: {
      selectedIds,
      onToggle: (id: RowId): void => {
        setSelectedIds(toggleMember(selectedIds, id));
      },
      onToggleAll: (choosesAll: boolean): void => {
        setSelectedIds(new Set(choosesAll ? rows.map(({ id }) => id) : []));
      },
    },
  };
}

/** The documents of a class as a table, with what can be done with each. */
export function DocumentTable(props: DocumentTableProps): ReactNode {
  const { classId, students, rows, shown, isFiltered, canChange } = props;
  const formatMessage = useFormatMessage();
  const labels = useTableLabels();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { perform, rename, choose } = useDocumentChanges(props);
  const { chosen, clear, selection } = useRowSelection(rows);
  const columns = useDocumentColumns({
    classId,
    students,
    canChange,
    onChoose: (document, visibility) => {
      choose([document], visibility);
    },
  });
  const getRowActions = useRowActions({ classId, canChange, perform, onAsk: setAsked });
  return (
    <>
      {chosen.length > 0 && (
        <SelectedDocuments
          documents={chosen}
          students={students}
          canChange={chosen.every(canChange)}
          onClear={clear}
          onPerform={(kind) => {
            clear();
            perform(chosen, kind);
          }}
          onChoose={(visibility) => {
            clear();
            choose(chosen, visibility);
          }}
        />
      )}
      <DataTable
        label={formatMessage('documents.title')}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        getRowName={({ fileName }) => fileName}
        getRowActions={getRowActions}
        selection={rows.some(canChange) ? selection : undefined}
        labels={labels}
        empty={<NoDocuments shown={shown} isFiltered={isFiltered} />}
      />
      {asked !== null && (
        <DocumentQuestion
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
          onRename={rename}
          onRemove={(document) => {
            perform([document], 'remove');
          }}
        />
      )}
    </>
  );
}

function NoDocuments({
  shown,
  isFiltered,
}: Pick<DocumentTableProps, 'shown' | 'isFiltered'>): ReactNode {
  const formatMessage = useFormatMessage();
  if (isFiltered) return <EmptyState title={formatMessage('documents.noneFound')} />;
  if (shown === 'deleted') return <EmptyState title={formatMessage('documents.noneDeleted')} />;
  return (
    <EmptyState icon={<FileIcon />} title={formatMessage('documents.none')}>
      {formatMessage('documents.noneHint')}
    </EmptyState>
  );
}
