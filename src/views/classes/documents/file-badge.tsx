import type { ReactNode } from 'react';

import { findKindByName, getExtension } from '../../../domain/documents/document-kinds.ts';
import { classNames } from '../../design/class-names.ts';
import { FileIcon } from '../../design/icons/icons.tsx';

const colors = {
  pdf: 'bg-bad text-surface',
  office: 'bg-info text-surface',
  image: 'bg-accent text-accent-ink',
  text: 'bg-ink-2 text-surface',
  table: 'bg-good text-surface',
  audio: 'bg-warn text-surface',
  video: 'bg-warn text-surface',
} as const;

interface FileBadgeProps {
  readonly fileName: string;
}

/** A sheet with the kind of a file, by the ending of its name. Decorative. */
export function FileBadge({ fileName }: FileBadgeProps): ReactNode {
  const kind = findKindByName(fileName);
  return (
    <span aria-hidden="true" className="relative inline-flex size-8 shrink-0 justify-center">
      <FileIcon className="size-8 stroke-1 text-ink-3" />
      <span
        className={classNames(
          'absolute bottom-1 rounded-xs px-0.5 text-[9px] leading-3 font-bold uppercase',
          kind === null ? 'bg-ink-2 text-surface' : colors[kind.view],
        )}
      >
        {getExtension(fileName).slice(0, 4)}
      </span>
    </span>
  );
}
