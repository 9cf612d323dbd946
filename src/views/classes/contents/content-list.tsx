import type { ReactNode } from 'react';

import { canDoInClass, type ClassAccess } from '../../../domain/classes/class-access.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { TrashIcon } from '../../design/icons/icons.tsx';
import { TextLink } from '../../design/navigation/link.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { DragHandle } from '../../shared/sorting/drag-handle.tsx';
import { SortableArea } from '../../shared/sorting/sortable-area.tsx';
import { SortableRow } from '../../shared/sorting/sortable-row.tsx';
import { useMomentText } from '../../shared/use-moment-text.ts';
import { formatPersonName, type NamedPerson } from '../person-name.ts';

/** A quiz or playlist as a row of its tab. */
export interface ContentItem {
  readonly id: number;
  readonly title: string;
  /** The address of its own screen; null when the person cannot open it. */
  readonly to: string | null;
  readonly facts: readonly string[];
  readonly actions?: ReactNode;
  readonly addedBy: NamedPerson | null;
  readonly addedAt: string | null;
  readonly isOwnAddition: boolean;
}

interface ContentListProps {
  readonly label: string;
  readonly access: ClassAccess;
  readonly items: readonly ContentItem[];
  readonly onMove: (ids: readonly number[]) => void;
  readonly onRemove: (item: ContentItem) => void;
}

/** Quizzes or playlists in their order, which is changed by mouse, touch and keyboard. */
export function ContentList({
  label,
  access,
  items,
  onMove,
  onRemove,
}: ContentListProps): ReactNode {
  const canOrder = canDoInClass(access, 'reorder') && items.length > 1;
  const getTitle = (id: string): string =>
    items.find((item) => String(item.id) === id)?.title ?? '';
  const rows = (
    <ol
      aria-label={label}
      className="divide-y divide-line rounded-lg border border-line bg-surface"
    >
      {items.map((item) => (
        <li key={item.id}>
          {canOrder ? (
            <SortableRow id={String(item.id)}>
              <ContentRow item={item} access={access} isSortable onRemove={onRemove} />
            </SortableRow>
          ) : (
            <ContentRow item={item} access={access} isSortable={false} onRemove={onRemove} />
          )}
        </li>
      ))}
    </ol>
  );
  if (!canOrder) return rows;
  return (
    <SortableArea
      ids={items.map(({ id }) => String(id))}
      getName={getTitle}
      onMove={(id, to) => {
        const moved = Number(id);
        onMove(
          items
            .map((item) => item.id)
            .filter((each) => each !== moved)
            .toSpliced(to, 0, moved),
        );
      }}
    >
      {rows}
    </SortableArea>
  );
}

interface ContentRowProps extends Pick<ContentListProps, 'access' | 'onRemove'> {
  readonly item: ContentItem;
  readonly isSortable: boolean;
}

function ContentRow({ item, access, isSortable, onRemove }: ContentRowProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { formatDay } = useMomentText();
  const { title, to, facts, actions, addedBy, addedAt, isOwnAddition } = item;
  return (
    <div className="flex min-w-0 items-center gap-2 bg-surface px-3 py-2 in-[li:first-child]:rounded-t-lg in-[li:last-child]:rounded-b-lg">
      {isSortable && <DragHandle label={formatMessage('classes.contents.move', { title })} />}
      <span className="grid min-w-0 grow gap-0.5">
        {to === null ? (
          <span className="font-semibold wrap-anywhere">
            <bdi translate="no">{title}</bdi>
          </span>
        ) : (
          <span className="wrap-anywhere">
            <TextLink quiet to={to}>
              <bdi translate="no">{title}</bdi>
            </TextLink>
          </span>
        )}
        <span className="figures flex flex-wrap gap-x-4 text-sm text-ink-2">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {addedBy !== null && addedAt !== null && (
            <span>
              {formatMessage('classes.contents.addedBy', {
                name: formatPersonName(addedBy),
                day: formatDay(addedAt),
              })}
            </span>
          )}
        </span>
      </span>
      {actions}
      <IconButton
        label={formatMessage('classes.contents.remove', { title })}
        icon={<TrashIcon />}
        disabledReason={
          canDoInClass(access, 'changeContent', isOwnAddition)
            ? undefined
            : formatMessage('classes.ownAdditionsOnly')
        }
        onClick={() => {
          onRemove(item);
        }}
      />
    </div>
  );
}
