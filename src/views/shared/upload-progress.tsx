import type { ReactNode } from 'react';

import { Button } from '../design/buttons/button.tsx';
import { ProgressBar } from '../design/feedback/progress-bar.tsx';
import { useFormatMessage } from './format-message.tsx';

interface UploadProgressProps {
  readonly label: string;
  /** The sent part, from 0 to 1. */
  readonly part: number;
  readonly onStop: () => void;
}

/** The progress of an upload, and the button that stops it. */
export function UploadProgress({ label, part, onStop }: UploadProgressProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <ProgressBar
          label={label}
          progress={part}
          detail={formatMessage('richText.uploadPart', { percent: Math.round(part * 100) })}
        />
      </div>
      <Button variant="quiet" onClick={onStop}>
        {formatMessage('crop.stop')}
      </Button>
    </div>
  );
}
