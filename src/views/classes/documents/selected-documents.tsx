import { useState, type ReactNode, type RefObject } from 'react';

import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TrashIcon, UndoIcon, UsersIcon } from '../../design/icons/icons.tsx';
import { LazyPopoverPanel, preloadPopovers } from '../../design/overlays/popover.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import type { DocumentStudent, Visibility } from './document-types.ts';
import { VisibilityPanel } from './visibility-panel.tsx';

interface SelectedDocumentsProps {
  readonly documents: readonly DocumentData[];
  readonly students: readonly DocumentStudent[];
  /** Whether the person may change all of them. */
  readonly canChange: boolean;
  readonly onPerform: (kind: 'delete' | 'restore') => void;
  readonly onChoose: (visibility: Visibility) => void;
  readonly onClear: () => void;
}

/** What can be done with several documents at once. */
export function SelectedDocuments({
  documents,
  students,
  canChange,
  onPerform,
  onChoose,
  onClear,
}: SelectedDocumentsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [triggerRef, setTriggerRef] = useState<RefObject<Element> | null>(null);
  const areDeleted = documents.every(({ deletedAt }) => deletedAt !== null);
  const kind = areDeleted ? 'restore' : 'delete';
  const disabledReason = canChange ? undefined : formatMessage('documents.onlyOwnAdditions');
  const label = formatMessage('documents.changeSeveral');
  const close = (): void => {
    setTriggerRef(null);
  };
  return (
    <div
      role="group"
      aria-label={formatMessage('documents.selection')}
      className="flex flex-wrap items-center gap-2 rounded-lg bg-accent-soft px-3 py-1.5 text-sm"
    >
      <span role="status" className="figures me-1 font-semibold">
        {formatMessage('documents.selected', { count: documents.length })}
      </span>
      {!areDeleted && (
        <Button
          icon={<UsersIcon />}
          aria-haspopup="dialog"
          aria-expanded={triggerRef !== null}
          disabledReason={disabledReason}
          onPointerEnter={preloadPopovers}
          onFocus={preloadPopovers}
          onClick={({ currentTarget }) => {
            if (triggerRef === null) setTriggerRef({ current: currentTarget });
            else close();
          }}
        >
          {label}
        </Button>
      )}
      <Button
        icon={areDeleted ? <UndoIcon /> : <TrashIcon />}
        disabledReason={disabledReason}
        onClick={() => {
          onPerform(kind);
        }}
      >
        {formatMessage(areDeleted ? 'documents.restore' : 'documents.remove')}
      </Button>
      <Button variant="quiet" onClick={onClear}>
        {formatMessage('documents.clearSelection')}
      </Button>
      {triggerRef !== null && (
        <LazyPopoverPanel
          name={{ 'aria-label': label }}
          triggerRef={triggerRef}
          placement="bottom start"
          onClose={close}
          className="w-80 max-w-[calc(100vw-1rem)] p-4 text-sm"
        >
          <VisibilityPanel
            document={{
              fileName: formatMessage('documents.several', { count: documents.length }),
              visibleTo: 'everyone',
              emails: [],
            }}
            students={students}
            onCancel={close}
            onChoose={(visibility) => {
              close();
              onChoose(visibility);
            }}
          />
        </LazyPopoverPanel>
      )}
    </div>
  );
}
