import { memo, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { ArticleEntry, LabelEntry } from '../../../domain/playlist/draft/draft.ts';
import type { Totals } from '../../../domain/playlist/draft/summary.ts';
import { formatLength } from '../../../domain/playlist/format-length.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { classNames } from '../../design/class-names.ts';
import {
  EllipsisIcon,
  PlayIcon,
  PlusIcon,
  TagIcon,
  TrashIcon,
  XIcon,
} from '../../design/icons/icons.tsx';
import { Menu } from '../../design/menus/menu.tsx';
import { CoverImage } from '../../shared/cover-image.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { DragHandle } from '../../shared/sorting/drag-handle.tsx';
import { SortableRow } from '../../shared/sorting/sortable-row.tsx';
import { useEditorSelector, usePlaylistEditor, useRevealRef } from './editor-context.ts';

const dateFormat = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

interface LabelRowProps {
  readonly label: LabelEntry;
  readonly totals: Totals;
  readonly onAddHere: () => void;
}

/** A label with its totals. Its title is edited in place. */
export const LabelRow = memo(function LabelRow({
  label,
  totals,
  onAddHere,
}: LabelRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <SortableRow
      id={label.key}
      rowRef={useRevealRef(label.key)}
      className="flex items-center gap-2 border-b border-line bg-surface-2 px-2 py-1 max-md:gap-1 max-md:px-1"
    >
      <DragHandle label={formatMessage('playlistEditor.drag', { name: label.title })} />
      <TagIcon className="shrink-0 text-ink-2" />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-2">
        <LabelTitle label={label} />
        <span className="figures text-xs text-ink-2 max-md:px-2">
          {formatMessage('playlistEditor.labelSummary', {
            count: totals.articles,
            length: formatLength(totals.seconds),
          })}
        </span>
      </span>
      <LabelActions label={label} onAddHere={onAddHere} />
    </SortableRow>
  );
});

function LabelTitle({ label }: Pick<LabelRowProps, 'label'>): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  const error = useEditorSelector(({ errors }) => errors.find((each) => each.label === label.key));
  const errorId = `${label.key}-error`;
  return (
    <span className="grid min-w-32 grow max-md:w-full">
      <input
        aria-label={formatMessage('playlistEditor.labelTitle')}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        data-reveal-focus=""
        dir="auto"
        value={label.title}
        onChange={(event) => {
          editor.send({ type: 'label.rename', label: label.key, title: event.target.value });
        }}
        onBlur={() => {
          editor.send({ type: 'field.leave' });
        }}
        className={classNames(
          'h-8 w-full min-w-0 truncate rounded-md border bg-transparent px-2 text-sm font-semibold',
          error === undefined ? 'border-transparent hover:border-control' : 'border-bad',
        )}
      />
      {error !== undefined && (
        <span id={errorId} role="alert" className="px-2 text-xs text-bad">
          {formatMessage(error.message)}
        </span>
      )}
    </span>
  );
}

function LabelActions({ label, onAddHere }: Omit<LabelRowProps, 'totals'>): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = usePlaylistEditor();
  return (
    <span className="ms-auto flex items-center gap-1">
      <Button
        variant="quiet"
        icon={<PlusIcon />}
        aria-label={formatMessage('playlistEditor.articleHereLabel', { title: label.title })}
        onClick={() => {
          editor.send({ type: 'target.choose', label: label.key });
          onAddHere();
        }}
      >
        <span className="max-md:sr-only">{formatMessage('playlistEditor.articleHere')}</span>
      </Button>
      <Menu
        label={formatMessage('playlistEditor.labelActions', { title: label.title })}
        items={[
          {
            kind: 'action',
            label: formatMessage('playlistEditor.removeLabel'),
            icon: <TrashIcon />,
            danger: true,
            onSelect: () => {
              editor.send({ type: 'entry.remove', entry: label.key });
            },
          },
        ]}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            label={formatMessage('playlistEditor.labelActions', { title: label.title })}
            icon={<EllipsisIcon />}
          />
        )}
      </Menu>
    </span>
  );
}

/** The picture of an article with its length. */
export const ArticlePicture = ({
  image,
  seconds,
  quiet = false,
}: {
  readonly image: string | null;
  readonly seconds: number | null;
  readonly quiet?: boolean;
}): ReactNode => (
  <span className="relative h-12 w-20 shrink-0 overflow-hidden rounded-sm bg-accent-soft">
    <CoverImage src={image} small quiet={quiet} />
    {seconds !== null && (
      <span className="figures absolute end-0.5 bottom-0.5 rounded-sm bg-ink px-1 text-[11px]/4 font-semibold text-surface">
        {formatLength(seconds)}
      </span>
    )}
  </span>
);

interface ArticleFactsProps {
  readonly subject: string | null | undefined;
  readonly publishedAt: string | null;
}

/** The subject and the day of an article. */
export function ArticleFacts({ subject, publishedAt }: ArticleFactsProps): ReactNode {
  const format = useFormatter();
  const hasSubject = subject !== null && subject !== undefined;
  return (
    <>
      <bdi>{subject}</bdi>
      <span>{hasSubject && publishedAt !== null && ' · '}</span>
      <span>{publishedAt !== null && format.dateTime(new Date(publishedAt), dateFormat)}</span>
    </>
  );
}

interface ArticleRowProps {
  readonly entry: ArticleEntry;
  readonly place: number;
}

/** An article: its place, picture, title and facts, with Play and Remove. */
export const ArticleRow = memo(function ArticleRow({ entry, place }: ArticleRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const editor = usePlaylistEditor();
  const { id, title, image, durationSeconds, subject, publishedAt } = entry.article;
  return (
    <SortableRow
      id={entry.key}
      rowRef={useRevealRef(entry.key)}
      className="flex items-center gap-2 border-b border-line bg-surface px-2 py-1.5 max-md:gap-x-1 max-md:px-1"
    >
      <DragHandle label={formatMessage('playlistEditor.drag', { name: title })} />
      <span className="figures w-8 shrink-0 text-end text-sm text-ink-2 max-md:w-5 max-md:pe-1">
        {format.number(place)}
      </span>
      <span className="flex shrink-0 max-md:hidden">
        <ArticlePicture image={image} seconds={durationSeconds} />
      </span>
      <span className="grid min-w-0 grow">
        <span
          tabIndex={-1}
          data-reveal-focus=""
          className="rounded-sm text-sm font-semibold wrap-anywhere"
        >
          <bdi translate="no">{title}</bdi>
        </span>
        <span className="figures text-xs text-ink-2">
          <span className="font-mono">#{id}</span> ·{' '}
          <ArticleFacts subject={subject} publishedAt={publishedAt} />
        </span>
      </span>
      <IconButton
        label={formatMessage('playlistEditor.play', { title })}
        icon={<PlayIcon />}
        disabledReason={
          durationSeconds === null ? formatMessage('playlistEditor.noVideo') : undefined
        }
        onClick={() => {
          editor.send({ type: 'preview.open', entry: entry.key });
        }}
      />
      <IconButton
        label={formatMessage('playlistEditor.removeArticle', { title })}
        icon={<XIcon />}
        onClick={() => {
          editor.send({ type: 'entry.remove', entry: entry.key });
        }}
      />
    </SortableRow>
  );
});
