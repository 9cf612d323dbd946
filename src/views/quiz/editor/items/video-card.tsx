import { useId, type ReactNode } from 'react';

import { classNames } from '../../../design/class-names.ts';
import type { VideoItem } from '../../../../domain/quiz/draft/draft.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { toolProps, useToolKeys } from '../../../design/hooks/use-tool-keys.ts';
import { VideoIcon } from '../../../design/icons/icons.tsx';
import { CoverImage } from '../../../shared/cover-image.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { DragHandle } from '../../../shared/sorting/drag-handle.tsx';
import { SelectBox } from '../selecting/select-box.tsx';
import { useEditor, useEditorSelector } from '../editor-context.ts';
import { MoveButton } from '../moving/move-button.tsx';
import { SortableRow } from '../../../shared/sorting/sortable-row.tsx';
import { useReveal } from '../use-reveal.ts';
import { getCardClasses, getCardHeaderClasses, getCardToolsClasses } from './card-classes.ts';
import { CollapseButton } from './collapse-button.tsx';
import { useDragBadge } from './use-drag-badge.ts';

interface VideoCardProps {
  readonly item: VideoItem;
  readonly revealCount: number;
}

/** A video of an activity, with Move, Remove and the chevron (QED-05, QED-06, QED-08). */
export function VideoCard({ item, revealCount }: VideoCardProps): ReactNode {
  const formatMessage = useFormatMessage();
  const title = item.article?.title ?? item.title;
  const name = formatMessage('quiz.editor.video', { title });
  const isSelected = useEditorSelector(({ selectedItems }) => selectedItems.has(item.key));
  const isCollapsed = useEditorSelector(({ collapsed }) => collapsed.has(item.key));
  const bodyId = useId();
  return (
    <SortableRow
      id={item.key}
      rowRef={useReveal(revealCount)}
      className={getCardClasses(isSelected)}
      getDragBadge={useDragBadge(item.key)}
    >
      <div
        {...useToolKeys()}
        role="toolbar"
        tabIndex={-1}
        aria-label={formatMessage('quizCards.tools', { name })}
        className={
          isCollapsed
            ? getCardHeaderClasses(true)
            : 'flex flex-wrap items-center gap-3 p-2 max-md:gap-2'
        }
      >
        <span className={isCollapsed ? 'contents' : '-me-1 flex'}>
          <SelectBox item={item.key} name={name} />
        </span>
        <span data-reveal-focus="" className="contents">
          <DragHandle tool="first" label={formatMessage('quiz.editor.drag', { name })} />
        </span>
        <VideoHead item={item} name={name} bodyId={bodyId} isCollapsed={isCollapsed} />
        <span className="ms-auto flex items-center gap-1">
          <span className={getCardToolsClasses(isCollapsed)}>
            <MoveButton item={item.key} name={name} />
            <RemoveVideoButton item={item.key} title={title} isCollapsed={isCollapsed} />
          </span>
          <CollapseButton
            item={item.key}
            label={formatMessage(
              isCollapsed ? 'quizCards.expandVideo' : 'quizCards.collapseVideo',
              { title },
            )}
            bodyId={bodyId}
            isCollapsed={isCollapsed}
          />
        </span>
      </div>
    </SortableRow>
  );
}

interface VideoHeadProps {
  readonly item: VideoItem;
  readonly name: string;
  /** The id of what is shown of the video besides its title. */
  readonly bodyId: string;
  readonly isCollapsed: boolean;
}

/** The title of a video, with the image and the number of its article unless it is collapsed. */
function VideoHead({
  item: { article, title },
  name,
  bodyId,
  isCollapsed,
}: VideoHeadProps): ReactNode {
  return (
    <>
      <span
        id={bodyId}
        hidden={isCollapsed}
        className={classNames(
          'flex h-14 w-24 max-md:h-11 max-md:w-16 shrink-0 items-center [&[hidden]]:hidden',
          'justify-center overflow-hidden rounded-md bg-accent-soft text-accent',
        )}
      >
        <CoverImage src={article?.image ?? null} small />
      </span>
      {isCollapsed && (
        <span className="flex min-w-[3ch] text-ink-3">
          <VideoIcon />
        </span>
      )}
      <span className={isCollapsed ? 'min-w-0 grow' : 'grid min-w-24 grow basis-0 max-md:min-w-32'}>
        <h3
          tabIndex={-1}
          data-reveal-name=""
          className={classNames(
            'rounded-sm',
            isCollapsed ? 'truncate text-sm text-ink-2' : 'font-semibold wrap-anywhere',
          )}
        >
          <span className="sr-only">{name}</span>
          <bdi translate="no" aria-hidden="true">
            {article?.title ?? title}
          </bdi>
        </h3>
        {article !== null && !isCollapsed && (
          <span className="font-mono text-xs text-ink-2">#{article.id}</span>
        )}
      </span>
    </>
  );
}

interface RemoveVideoButtonProps {
  /** The video's key. */
  readonly item: string;
  readonly title: string;
  readonly isCollapsed: boolean;
}

function RemoveVideoButton({ item, title, isCollapsed }: RemoveVideoButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <Button
      {...toolProps}
      variant={isCollapsed ? 'quiet' : 'secondary'}
      aria-label={formatMessage('quiz.editor.removeVideo', { title })}
      onClick={() => {
        editor.send({ type: 'item.remove', item });
      }}
    >
      {formatMessage('quiz.editor.remove')}
    </Button>
  );
}
