import type { ReactNode } from 'react';

import type { DraftItem } from '../../../../domain/quiz/draft/draft.ts';
import { matchItem } from '../../../../domain/quiz/draft/item-type.ts';
import { QuestionView } from './question-view.tsx';
import { VideoView } from './video-view.tsx';

interface ItemViewProps {
  readonly item: DraftItem;
  /** The number of a question in its activity, null for a video (QED-22). */
  readonly number: number | null;
}

/** A video or a question of an activity. */
export const ItemView = ({ item, number }: ItemViewProps): ReactNode =>
  matchItem(item, {
    video: (video) => <VideoView item={video} />,
    question: (question) => <QuestionView item={question} number={number ?? 0} />,
  });
