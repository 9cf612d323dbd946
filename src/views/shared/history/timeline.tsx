import type { ReactNode } from 'react';

import { useIsRoomy } from '../../design/hooks/use-media-query.ts';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { createLazyPart } from '../lazy-part.tsx';

const panel = createLazyPart(() => import('./timeline-panel.tsx'));

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
