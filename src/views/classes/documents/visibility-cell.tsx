import { useId, useState, type ReactNode, type RefObject } from 'react';

import type { DocumentData } from '../../../machines/classes/documents/document-list-machine.ts';
import { Avatar } from '../../design/display/avatar.tsx';
import { Badge } from '../../design/display/badge.tsx';
import { ChevronDownIcon, HiddenIcon, UsersIcon } from '../../design/icons/icons.tsx';
import { LazyPopoverPanel, preloadPopovers } from '../../design/overlays/popover.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import type { DocumentStudent, Visibility } from './document-types.ts';
import { VisibilityPanel } from './visibility-panel.tsx';

interface WhoProps {
  readonly document: DocumentData;
  readonly students: readonly DocumentStudent[];
}

const maxAvatars = 3;

/** Who sees a document, in words. */
function Who({ document, students }: WhoProps): ReactNode {
  const formatMessage = useFormatMessage();
  if (document.visibleTo === 'nobody')
    return (
      <Badge tone="warn" icon={<HiddenIcon />}>
        {formatMessage('documents.nobody')}
      </Badge>
    );
  if (document.visibleTo === 'everyone')
    return (
      <span className="inline-flex items-center gap-1.5">
        <UsersIcon className="text-ink-2" />
        {formatMessage('documents.everyone', { count: students.length })}
      </span>
    );
  const known = students.filter(({ email }) => document.emails.includes(email));
  return (
    <span className="inline-flex items-center gap-1">
      {known.slice(0, maxAvatars).map(({ email, firstName, lastName }) => (
        <Avatar key={email} firstName={firstName || email} lastName={lastName} />
      ))}
      <span className="ms-1">
        {formatMessage('documents.chosen', { count: document.emails.length })}
      </span>
    </span>
  );
}

interface VisibilityCellProps extends WhoProps {
  readonly canChange: boolean;
  readonly onChoose: (visibility: Visibility) => void;
}

/** Who sees a document; whoever may change that opens the choice here. */
export function VisibilityCell({
  document,
  students,
  canChange,
  onChoose,
}: VisibilityCellProps): ReactNode {
  const formatMessage = useFormatMessage();
  const id = useId();
  const [triggerRef, setTriggerRef] = useState<RefObject<Element> | null>(null);
  const close = (): void => {
    setTriggerRef(null);
  };
  if (!canChange) return <Who document={document} students={students} />;
  const label = formatMessage('documents.changeWho', { name: document.fileName });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={triggerRef !== null}
        aria-label={label}
        aria-describedby={`${id}-who`}
        onPointerEnter={preloadPopovers}
        onFocus={preloadPopovers}
        onClick={({ currentTarget }) => {
          if (triggerRef === null) setTriggerRef({ current: currentTarget });
          else close();
        }}
        className="-ms-2 inline-flex min-h-8 items-center gap-1.5 rounded-md border border-transparent px-2 text-start whitespace-nowrap hover:border-control hover:bg-surface aria-expanded:border-accent max-md:min-h-11"
      >
        <span id={`${id}-who`} className="inline-flex items-center gap-2">
          <Who document={document} students={students} />
          {document.visibleTo === 'nobody' && (
            <span className="font-semibold text-accent">{formatMessage('documents.share')}</span>
          )}
        </span>
        <ChevronDownIcon className="text-ink-3" />
      </button>
      {triggerRef !== null && (
        <LazyPopoverPanel
          name={{ 'aria-label': label }}
          triggerRef={triggerRef}
          placement="bottom start"
          onClose={close}
          className="w-80 max-w-[calc(100vw-1rem)] p-4 text-sm"
        >
          <VisibilityPanel
            document={document}
            students={students}
            onCancel={close}
            onChoose={(visibility) => {
              close();
              onChoose(visibility);
            }}
          />
        </LazyPopoverPanel>
      )}
    </>
  );
}
