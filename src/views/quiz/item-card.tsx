import { memo, type ReactNode } from 'react';

import { locateItem } from '../../domain/quiz/locate.ts';
import { useEditing } from './editor-context.ts';
import { QuestionCard } from './question-card.tsx';
import { VideoCard } from './video-card.tsx';

interface ItemCardProps {
  /** The item's key. */
  readonly item: string;
  readonly activityIndex: number;
  readonly index: number;
  /** The question's number; for a video the number of the question before. */
  readonly number: number;
}

/** One item of the selected activity. It renders again when this item changes, or its place. */
export const ItemCard = memo(function ItemCard({
  item: key,
  activityIndex,
  index,
  number,
}: ItemCardProps): ReactNode {
  const item = useEditing(
    ({ history }) => locateItem(history.draft, key, [activityIndex, index])?.item,
  );
  const reveal = useEditing((context) =>
    context.reveal !== null && 'item' in context.reveal.place && context.reveal.place.item === key
      ? context.reveal
      : null,
  );
  if (item === undefined) return null;
  return item.type === 'video' ? (
    <VideoCard item={item} revealCount={reveal?.count ?? 0} />
  ) : (
    <QuestionCard
      item={item}
      number={number}
      activityIndex={activityIndex}
      index={index}
      reveal={reveal}
    />
  );
});
