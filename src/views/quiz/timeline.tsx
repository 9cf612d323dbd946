import type { ReactNode } from 'react';

import { chunk } from '../design/chunk.tsx';
import { useIsRoomy } from '../design/use-media-query.ts';
import { Dialog } from '../design/dialog.tsx';
import { useSentence } from '../shared/sentences.tsx';

const panel = chunk(async () => (await import('./timeline-panel.tsx')).TimelinePanel);

/** Loads the code of the timeline ahead of its first opening, so that it opens even when the server is gone. */
export const preloadTimeline = panel.preload;

interface TimelineProps {
  readonly onClose: () => void;
}

/** The timeline as a column beside the form. */
export const TimelineColumn = ({ onClose }: TimelineProps): ReactNode => (
  <panel.Part onClose={onClose} />
);

/** The timeline as a dialog, where there is no room for a column; it closes when somebody goes to a step, to show it. */
export function TimelineDialog({
  isOpen,
  onClose,
}: TimelineProps & { readonly isOpen: boolean }): ReactNode {
  const sentence = useSentence();
  const isRoomy = useIsRoomy();
  return (
    <Dialog
      open={isOpen && !isRoomy}
      onClose={onClose}
      title={sentence('quizHistory.timeline')}
      closeLabel={sentence('quizHistory.close')}
      place="end"
    >
      <div className="-mx-3 flex h-full flex-col">
        <panel.Part onClose={onClose} isDialog />
      </div>
    </Dialog>
  );
}
