import type { ReactNode } from 'react';

import type { DraftItem } from '../../../../domain/quiz/draft/draft.ts';
import { assertNever } from '../../../../domain/assert-never.ts';
import { QuestionView } from './question-view.tsx';
import { VideoView } from './video-view.tsx';

interface ItemViewProps {
  readonly item: DraftItem;
  /** The number of a question in its activity, null for a video (QED-22). */
  readonly number: number | null;
}

/** A video or a question of an activity. */
export function ItemView({ item, number }: ItemViewProps): ReactNode {
  switch (item.type) {
    case 'video':
      return <VideoView item={item} />;
    case 'question':
      return <QuestionView item={item} number={number ?? 0} />;
    default:
      return assertNever(item);
  }
}
