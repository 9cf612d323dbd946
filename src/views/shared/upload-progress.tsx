import type { ReactNode } from 'react';

import { Button } from '../design/button.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { useSentence } from './sentences.tsx';

interface UploadProgressProps {
  readonly label: string;
  /** How much is sent, from 0 to 1. */
  readonly part: number;
  readonly onStop: () => void;
}

/** How far an upload has come, and the button that stops it. */
export function UploadProgress({ label, part, onStop }: UploadProgressProps): ReactNode {
  const sentence = useSentence();
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <ProgressBar
          label={label}
          progress={part}
          detail={sentence('richText.uploadPart', { percent: Math.round(part * 100) })}
        />
      </div>
      <Button variant="quiet" onClick={onStop}>
        {sentence('crop.stop')}
      </Button>
    </div>
  );
}
