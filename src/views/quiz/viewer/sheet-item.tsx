import type { ReactNode } from 'react';

import type { DraftItem } from '../../../domain/quiz/draft.ts';
import { SheetQuestion } from './sheet-question.tsx';
import { SheetVideo } from './sheet-video.tsx';

interface SheetItemProps {
  readonly item: DraftItem;
  /** The number of a question in its activity, null for a video (QED-22). */
  readonly number: number | null;
}

/** A video or a question of an activity. */
export const SheetItem = ({ item, number }: SheetItemProps): ReactNode =>
  number === null ? <SheetVideo item={item} /> : <SheetQuestion item={item} number={number} />;
