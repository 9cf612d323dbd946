import { useSelector } from '@xstate/react';
import { useRef, useState, type ReactNode } from 'react';

import {
  type DocumentData,
  findDocuments,
  selectDocuments,
  type ClassDocuments,
  type DocumentListRef,
} from '../../../machines/classes/documents/document-list-machine.ts';
import { canDoInClass, type ClassAccess } from '../../../domain/classes/class-access.ts';
import {
  acceptedDocuments,
  maxDocumentMegabytes,
} from '../../../domain/documents/check-document-file.ts';
import { formatSize } from '../../../domain/documents/format-size.ts';
import type { DocumentChangesRef } from '../../../machines/classes/documents/document-changes-machine.ts';
import type { DocumentUploadsRef } from '../../../machines/classes/documents/document-uploads-machine.ts';
import { FileButton } from '../../design/buttons/file-button.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { SegmentedControl } from '../../design/fields/segmented-control.tsx';
import { useFileDrop } from '../../design/fields/use-file-drop.ts';
import { CloudUploadIcon, PlusIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import type { DocumentStudent } from './document-types.ts';
import { DocumentTable } from './document-table.tsx';
import { UploadList } from './upload-list.tsx';
import { classNames } from '../../design/class-names.ts';

interface DocumentsTabProps {
  readonly classId: number;
  readonly access: ClassAccess;
  readonly students: readonly DocumentStudent[];
  readonly list: DocumentListRef;
  readonly uploads: DocumentUploadsRef;
  readonly changes: DocumentChangesRef;
}

/** The search, the choice between documents in use and deleted ones, and the button that adds. */
function DocumentsToolbar({
  documents,
  list,
  uploads,
}: Pick<DocumentsTabProps, 'list' | 'uploads'> & {
  readonly documents: ClassDocuments;
}): ReactNode {
  const formatMessage = useFormatMessage();
  const { keyword, shown } = useSelector(list, ({ context }) => context);
  const bytes = documents.inUse.reduce((sum, document) => sum + document.bytes, 0);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={formatMessage('documents.search')}
        value={keyword}
        onChange={(text) => {
          list.send({ type: 'documents.search', keyword: text });
        }}
        clearLabel={formatMessage('common.clearSearch')}
      />
      <SegmentedControl
        label={formatMessage('documents.state')}
        hideLabel
        value={shown}
        onChange={(state) => {
          list.send({ type: 'documents.show', state });
        }}
        choices={(['inUse', 'deleted'] as const).map((state) => ({
          value: state,
          label: formatMessage(`documents.${state}`, { count: documents[state].length }),
        }))}
      />
      <span className="figures grow text-end text-sm text-ink-2 md:max-lg:sr-only max-md:order-last max-md:w-full max-md:text-start">
        {formatMessage('documents.total', {
          size: formatSize(bytes),
          count: documents.inUse.length,
        })}
      </span>
      <span className="ms-auto max-md:ms-0">
        <FileButton
          variant="primary"
          icon={<PlusIcon />}
          accept={acceptedDocuments}
          multiple
          onFiles={(files) => {
            uploads.send({ type: 'documents.add', files });
          }}
        >
          {formatMessage('documents.add')}
        </FileButton>
      </span>
    </div>
  );
}

/** Says that files can be dropped on the tab, and which. */
function DropHint({ isOver }: { readonly isOver: boolean }): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <p
      className={classNames(
        'flex items-center gap-3 rounded-lg border border-dashed border-control px-4 py-2',
        'text-sm text-ink-2 group-data-over/drop:border-accent',
        'group-data-over/drop:bg-accent-soft max-md:text-xs',
      )}
    >
      <CloudUploadIcon className="shrink-0" />
      <span>
        <strong className="text-ink max-md:hidden">
          {formatMessage(isOver ? 'documents.dropNow' : 'documents.dropHere')}
        </strong>{' '}
        {formatMessage('documents.accepted', { limit: maxDocumentMegabytes })}
      </span>
    </p>
  );
}

/** The documents of a class. Files dropped anywhere on the tab are added. */
export function DocumentsTab(props: DocumentsTabProps): ReactNode {
  const { list, uploads, access } = props;
  const formatMessage = useFormatMessage();
  const zone = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  useFileDrop(zone, {
    onOver: setOver,
    onFiles: (files) => {
      uploads.send({ type: 'documents.add', files });
    },
  });
  const load = useSelector(list, selectDocuments);
  const { keyword, shown } = useSelector(list, ({ context }) => context);
  const canChange = (document: DocumentData): boolean =>
    canDoInClass(access, 'changeContent', document.isOwnAddition);
  return (
    <section
      ref={zone}
      aria-label={formatMessage('documents.title')}
      data-over={isOver || undefined}
      className={classNames(
        'group/drop grid lg:min-h-96 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg',
        'data-over:outline-2 data-over:outline-offset-4 data-over:outline-accent',
      )}
    >
      <Loaded
        load={load}
        lines={6}
        onRetry={() => {
          list.send({ type: 'documents.retry' });
        }}
      >
        {(documents) => (
          <>
            <DocumentsToolbar documents={documents} list={list} uploads={uploads} />
            <DropHint isOver={isOver} />
            <UploadList uploads={uploads} />
            <DocumentTable
              {...props}
              rows={findDocuments(documents, shown, keyword)}
              shown={shown}
              isFiltered={keyword.trim() !== ''}
              canChange={canChange}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
