import type { ReactNode } from 'react';

import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';
import { href } from '../../../domain/access/href.ts';
import { formatSize } from '../../../domain/documents/format-size.ts';
import { Link } from '../../design/navigation/link.tsx';
import type { Column } from '../../design/tables/table-types.ts';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';
import type { DocumentStudent, Visibility } from './document-types.ts';
import { FileBadge } from './file-badge.tsx';
import { VisibilityCell } from './visibility-cell.tsx';

interface DocumentColumnOptions {
  readonly classId: number;
  readonly students: readonly DocumentStudent[];
  readonly canChange: (document: DocumentData) => boolean;
  readonly onChoose: (document: DocumentData, visibility: Visibility) => void;
}

function NameCell({
  document,
  classId,
}: {
  readonly document: DocumentData;
  readonly classId: number;
}): ReactNode {
  const name = (
    <bdi translate="no" className="wrap-anywhere">
      {document.fileName}
    </bdi>
  );
  return (
    <span className="flex items-center gap-2.5 py-0.5">
      <FileBadge fileName={document.fileName} />
      {document.deletedAt === null ? (
        <Link
          to={href('documentViewer', { id: classId, documentId: document.id })}
          className="font-semibold hover:text-accent hover:underline"
        >
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
    </span>
  );
}

/** Returns the columns of the documents of a class. */
export function useDocumentColumns({
  classId,
  students,
  canChange,
  onChoose,
}: DocumentColumnOptions): readonly Column<DocumentData>[] {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  return [
    {
      id: 'name',
      header: formatMessage('documents.document'),
      cell: (document) => <NameCell document={document} classId={classId} />,
      fillsWidth: true,
      card: 'title',
    },
    {
      id: 'who',
      header: formatMessage('documents.whoSees'),
      cell: (document) => (
        <VisibilityCell
          document={document}
          students={students}
          canChange={document.deletedAt === null && canChange(document)}
          onChoose={(visibility) => {
            onChoose(document, visibility);
          }}
        />
      ),
      card: 'line',
    },
    {
      id: 'added',
      header: formatMessage('documents.added'),
      wideScreenOnly: true,
      cell: ({ createdAt, createdBy }) => (
        <span className="grid">
          <span className="figures">{formatDay(createdAt)}</span>
          {createdBy !== null && (
            <span className="text-xs text-ink-2">
              {formatMessage('documents.by', {
                name: `${createdBy.firstName} ${createdBy.lastName}`.trim() || createdBy.email,
              })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'size',
      header: formatMessage('documents.size'),
      cell: ({ bytes }) => <span className="figures whitespace-nowrap">{formatSize(bytes)}</span>,
      align: 'end',
      card: 'line',
    },
  ];
}
