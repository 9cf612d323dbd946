import { type ReactNode, useRef, useState } from 'react';

import { FileButton } from '../buttons/file-button.tsx';
import { CloudUploadIcon } from '../icons/icons.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { classNames } from '../class-names.ts';

interface DropzoneProps {
  /** What to drop here. */
  readonly label: string;
  /** The accepted types and limits. */
  readonly hint: string;
  readonly buttonLabel: string;
  readonly accept: string;
  /** Whether several files can be selected in the file dialog. Dropped files are all passed on. */
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** An area to drop files on; its button opens the file dialog for keyboard users. */
export function Dropzone({
  label,
  hint,
  buttonLabel,
  accept,
  multiple = false,
  onFiles,
}: DropzoneProps): ReactNode {
  const zone = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  useFileDrop(zone, { onOver: setOver, onFiles });
  return (
    <section
      ref={zone}
      aria-label={label}
      data-over={over || undefined}
      className={classNames(
        'grid justify-items-center gap-2 rounded-lg border border-dashed border-control',
        'bg-surface-2 px-4 py-8 text-center text-sm',
        'data-over:border-accent data-over:bg-accent-soft',
      )}
    >
      <CloudUploadIcon className="text-ink-3" />
      <p className="font-semibold">{label}</p>
      <p className="text-xs text-ink-2">{hint}</p>
      <FileButton accept={accept} multiple={multiple} onFiles={onFiles}>
        {buttonLabel}
      </FileButton>
    </section>
  );
}
