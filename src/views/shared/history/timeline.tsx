import type { ReactNode } from 'react';

import { createLazyComponent } from '../../design/lazy-component.tsx';
import { useIsRoomy } from '../../design/hooks/use-media-query.ts';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useFormatMessage } from '../format-message.tsx';

const panel = createLazyComponent(async () => (await import('./timeline-panel.tsx')).TimelinePanel);

/** Prefetches the code of the timeline, so that it opens even offline. */
export const preloadTimeline = panel.preload;

interface TimelineProps {
  readonly onClose: () => void;
}

/** The timeline as a column beside the form. */
export const TimelineColumn = ({ onClose }: TimelineProps): ReactNode => (
  <panel.Component onClose={onClose} />
);

/**
 * The timeline as a dialog on screens without room for a column. It closes when a step is chosen.
 */
export function TimelineDialog({
  isOpen,
  onClose,
}: TimelineProps & { readonly isOpen: boolean }): ReactNode {
  const formatMessage = useFormatMessage();
  const isRoomy = useIsRoomy();
  return (
    <Dialog
      open={isOpen && !isRoomy}
      onClose={onClose}
      title={formatMessage('quizHistory.timeline')}
      closeLabel={formatMessage('quizHistory.close')}
      position="end"
    >
      <div className="-mx-3 flex h-full flex-col">
        <panel.Component onClose={onClose} isDialog />
      </div>
    </Dialog>
  );
}
