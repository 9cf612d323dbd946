import { memo, type ReactNode } from 'react';

import type { DraftItem } from '../../../../domain/quiz/draft/draft.ts';
import { locateItem } from '../../../../domain/quiz/draft/locate.ts';
import { useEditorSelector } from '../editor-context.ts';
import type { Reveal } from '../../../../machines/quiz/editor/context.ts';
import { InsertButton } from '../selecting/insert-button.tsx';
import { QuestionCard } from './question-card.tsx';
import { VideoCard } from './video-card.tsx';
import { matchItem } from '../../../../domain/quiz/draft/item-type.ts';

interface ItemCardProps {
  /** The item's key. */
  readonly item: string;
  readonly activityIndex: number;
  readonly index: number;
  /** The question's number; for a video the number of the question before it. */
  readonly number: number;
}

/** An item of the selected activity. It renders again when this item or its position changes. */
export const ItemCard = memo(function ItemCard({
  item: key,
  activityIndex,
  index,
  number,
}: ItemCardProps): ReactNode {
  const item = useEditorSelector(
    ({ history }) => locateItem(history.draft, key, [activityIndex, index])?.item,
  );
  const reveal = useEditorSelector((context) =>
    context.reveal !== null &&
    'item' in context.reveal.location &&
    context.reveal.location.item === key
      ? context.reveal
      : null,
  );
  if (item === undefined) return null;
  return (
    <>
      {index > 0 && <InsertButton index={index} />}
      <Card
        item={item}
        number={number}
        activityIndex={activityIndex}
        index={index}
        reveal={reveal}
      />
    </>
  );
});

interface CardProps extends Omit<ItemCardProps, 'item'> {
  readonly item: DraftItem;
  readonly reveal: Reveal | null;
}

const Card = ({ item, reveal, ...place }: CardProps): ReactNode =>
  matchItem(item, {
    video: (video) => <VideoCard item={video} revealCount={reveal?.count ?? 0} />,
    question: (question) => <QuestionCard item={question} reveal={reveal} {...place} />,
  });
