import type { ReactNode } from 'react';

import { getExtension } from '../../../../domain/documents/document-kinds.ts';
import { formatSize } from '../../../../domain/documents/format-size.ts';
import type { OpenedDocument } from '../../../../machines/classes/documents/document-viewer-machine.ts';
import { DetailsList } from '../../../design/lists/details-list.tsx';
import { DetailsPanel } from '../../../shared/details-panel.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useMomentText } from '../../../shared/use-moment-text.ts';
import { formatPersonName } from '../../person-name.ts';
import { FileBadge } from '../file-badge.tsx';
import { WhoSees } from '../who-sees.tsx';

interface DocumentDetailsProps {
  readonly opened: OpenedDocument;
  readonly onClose: () => void;
}

/** The names of the students whom a document was shared with, or whom else it is for. */
function Readers({ document, classroom }: OpenedDocument): ReactNode {
  const { students } = classroom;
  const names = document.emails.map((email) =>
    formatPersonName(
      students.find((student) => student.email === email) ?? { firstName: '', lastName: '', email },
    ),
  );
  if (names.length === 0) return <WhoSees document={document} students={students} />;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <bdi translate="no">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** What is known of a document: its kind, size, origin, and who sees it. */
export function DocumentDetails({ opened, onClose }: DocumentDetailsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatMoment } = useMomentText();
  const { document, classroom } = opened;
  const { fileName, bytes, createdAt, createdBy } = document;
  const details = [
    { term: formatMessage('documents.type'), value: getExtension(fileName).toUpperCase() },
    { term: formatMessage('documents.size'), value: formatSize(bytes) },
    { term: formatMessage('documents.added'), value: formatMoment(createdAt) },
    ...(createdBy === null
      ? []
      : [{ term: formatMessage('documents.addedBy'), value: formatPersonName(createdBy) }]),
    { term: formatMessage('documents.whoSees'), value: <Readers {...opened} /> },
    { term: formatMessage('documents.ofClass'), value: classroom.title },
  ];
  return (
    <DetailsPanel
      label={formatMessage('documents.details')}
      title={fileName}
      icon={<FileBadge fileName={fileName} />}
      closeLabel={formatMessage('common.close')}
      onClose={onClose}
    >
      <DetailsList details={details} />
    </DetailsPanel>
  );
}
