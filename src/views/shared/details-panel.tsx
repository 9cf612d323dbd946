import type { ReactNode } from 'react';

import { IconButton } from '../design/buttons/icon-button.tsx';
import { useIsRoomy } from '../design/hooks/use-media-query.ts';
import { XIcon } from '../design/icons/icons.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';

interface DetailsPanelProps {
  /** The accessible name of the panel. */
  readonly label: string;
  readonly title: string;
  /** A line below the title. */
  readonly description?: string | undefined;
  /** A picture or an icon before the title. */
  readonly icon?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The chosen row beside its list; a drawer where there is no room for two columns. */
export function DetailsPanel({
  label,
  title,
  description,
  icon,
  closeLabel,
  onClose,
  children,
}: DetailsPanelProps): ReactNode {
  const isRoomy = useIsRoomy();
  if (!isRoomy)
    return (
      <Dialog
        open
        position="end"
        title={title}
        description={description}
        onClose={onClose}
        closeLabel={closeLabel}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
        <div role="group" tabIndex={0} aria-label={label}>
          {children}
        </div>
      </Dialog>
    );
  return (
    <aside
      aria-label={label}
      className="sticky top-(--bar) h-[calc(100dvh-var(--bar))] w-100 shrink-0 overflow-y-auto border-s border-line bg-surface px-6 py-5"
    >
      <header className="mb-4 flex items-start gap-3">
        {icon}
        <div className="min-w-0 grow">
          <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
          {description !== undefined && (
            <p className="text-sm text-ink-2 wrap-anywhere">{description}</p>
          )}
        </div>
        <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
