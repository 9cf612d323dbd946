import { useState, type ReactNode } from 'react';

import type { DocumentChangesRef } from '../../../machines/classes/documents/document-changes-machine.ts';
import type {
  DocumentData,
  DocumentState,
} from '../../../machines/classes/documents/document-list-machine.ts';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { FileIcon } from '../../design/icons/icons.tsx';
import { DataTable } from '../../design/tables/data-table.tsx';
import type { RowId } from '../../design/tables/table-types.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useTableLabels } from '../../shared/lists/use-table-labels.ts';
import { SelectedDocuments } from './selected-documents.tsx';
import { toggleMember } from '../../../domain/toggle-member.ts';
import { createDocumentChanges, useRowActions } from './document-actions.tsx';
import { DocumentDialog, type DocumentQuestion } from './document-dialogs.tsx';
import type { DocumentStudent } from './document-types.ts';
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
  const [question, setQuestion] = useState<DocumentQuestion | null>(null);
  const { perform, rename, choose } = createDocumentChanges(props);
  const { chosen, clear, selection } = useRowSelection(rows);
  const columns = useDocumentColumns({
    classId,
    students,
    canChange,
    onChoose: (document, visibility) => {
      choose([document], visibility);
    },
  });
  const getRowActions = useRowActions({ classId, canChange, perform, onAsk: setQuestion });
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
      {question !== null && (
        <DocumentDialog
          question={question}
          onClose={() => {
            setQuestion(null);
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
