import { useState, type ReactNode, type RefObject } from 'react';

import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TrashIcon, UndoIcon, UsersIcon } from '../../design/icons/icons.tsx';
import { preloadPopovers } from '../../design/overlays/popover.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import type { DocumentStudent, Visibility } from './document-types.ts';
import { VisibilityPopover } from './visibility-panel.tsx';

interface SharingButtonProps {
  readonly count: number;
  readonly students: readonly DocumentStudent[];
  readonly disabledReason: string | undefined;
  readonly onChoose: (visibility: Visibility) => void;
}

/** Opens the choice of who sees the selected documents. */
function SharingButton({
  count,
  students,
  disabledReason,
  onChoose,
}: SharingButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const [triggerRef, setTriggerRef] = useState<RefObject<Element> | null>(null);
  const label = formatMessage('documents.changeSeveral');
  const close = (): void => {
    setTriggerRef(null);
  };
  return (
    <>
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
      {triggerRef !== null && (
        <VisibilityPopover
          label={label}
          triggerRef={triggerRef}
          document={{
            fileName: formatMessage('documents.several', { count }),
            visibleTo: 'everyone',
            emails: [],
          }}
          students={students}
          onClose={close}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

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
  const areDeleted = documents.every(({ deletedAt }) => deletedAt !== null);
  const kind = areDeleted ? 'restore' : 'delete';
  const disabledReason = canChange ? undefined : formatMessage('documents.onlyOwnAdditions');
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
        <SharingButton
          count={documents.length}
          students={students}
          disabledReason={disabledReason}
          onChoose={onChoose}
        />
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
    </div>
  );
}
