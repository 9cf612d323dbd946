import { useId, useState, type ReactNode, type RefObject } from 'react';

import { classNames } from '../../design/class-names.ts';
import { ChevronDownIcon } from '../../design/icons/icons.tsx';
import { preloadPopovers } from '../../design/overlays/popover.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import type { Visibility } from './document-types.ts';
import { VisibilityPopover } from './visibility-panel.tsx';
import { WhoSees, type WhoSeesProps } from './who-sees.tsx';

interface VisibilityCellProps extends WhoSeesProps {
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
  if (!canChange) return <WhoSees document={document} students={students} />;
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
        className={classNames(
          '-ms-2 inline-flex min-h-8 items-center gap-1.5 rounded-md border max-md:ms-0',
          'border-transparent px-2 text-start whitespace-nowrap hover:border-control',
          'hover:bg-surface aria-expanded:border-accent max-md:min-h-11',
        )}
      >
        <span id={`${id}-who`} className="inline-flex items-center gap-2">
          <WhoSees document={document} students={students} />
          {document.visibleTo === 'nobody' && (
            <span className="font-semibold text-accent">{formatMessage('documents.share')}</span>
          )}
        </span>
        <ChevronDownIcon className="text-ink-3" />
      </button>
      {triggerRef !== null && (
        <VisibilityPopover
          label={label}
          triggerRef={triggerRef}
          document={document}
          students={students}
          onClose={close}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
