import type { ReactNode } from 'react';

import { classNames } from '../../../design/class-names.ts';
import type { VideoItem } from '../../../../domain/quiz/draft/draft.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { CoverImage } from '../../../shared/cover-image.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { DragHandle } from '../../../shared/sorting/drag-handle.tsx';
import { useEditor } from '../editor-context.ts';
import { MoveButton } from '../moving/move-button.tsx';
import { SortableRow } from '../../../shared/sorting/sortable-row.tsx';
import { useReveal } from '../use-reveal.ts';

interface VideoCardProps {
  readonly item: VideoItem;
  readonly revealCount: number;
}

/** A video of an activity, with Move and Remove (QED-05, QED-06). */
export function VideoCard({ item, revealCount }: VideoCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const title = item.article?.title ?? item.title;
  const name = formatMessage('quiz.editor.video', { title });
  const image = item.article?.image ?? null;
  return (
    <SortableRow
      id={item.key}
      rowRef={useReveal(revealCount)}
      className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-2"
    >
      <DragHandle label={formatMessage('quiz.editor.drag', { name })} />
      <span
        className={classNames(
          'flex h-14 w-24 max-md:h-11 max-md:w-16 shrink-0 items-center',
          'justify-center overflow-hidden rounded-md bg-accent-soft text-accent',
        )}
      >
        <CoverImage src={image} small />
      </span>
      <span className="grid min-w-24 grow basis-0 max-md:min-w-32">
        <h3 tabIndex={-1} data-reveal-name="" className="rounded-sm font-semibold wrap-anywhere">
          <span className="sr-only">{name}</span>
          <bdi aria-hidden="true">{title}</bdi>
        </h3>
        {item.article !== null && (
          <span className="font-mono text-xs text-ink-2">#{item.article.id}</span>
        )}
      </span>
      <span className="ms-auto flex items-center gap-1">
        <MoveButton item={item.key} name={name} />
        <Button
          aria-label={formatMessage('quiz.editor.removeVideo', { title })}
          onClick={() => {
            editor.send({ type: 'item.remove', item: item.key });
          }}
        >
          {formatMessage('quiz.editor.remove')}
        </Button>
      </span>
    </SortableRow>
  );
}
