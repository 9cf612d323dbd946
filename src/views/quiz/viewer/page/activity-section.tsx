import { memo, type ReactNode } from 'react';

import type { DraftActivity } from '../../../../domain/quiz/draft/draft.ts';
import { numberQuestions } from '../../../../domain/quiz/draft/question-number.ts';
import { ActivityHeading } from './activity-heading.tsx';
import { ItemView } from './item-view.tsx';

interface ActivitySectionProps {
  readonly activity: DraftActivity;
}

/**
 * An activity with its videos and numbered questions. `content-visibility` skips the layout of
 * items outside the screen.
 */
export const ActivitySection = memo(function ActivitySection({
  activity,
}: ActivitySectionProps): ReactNode {
  const { items } = activity;
  const numbers = numberQuestions(items);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ActivityHeading activity={activity} />
      {items.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {items.map((item, index) => (
            <li
              key={item.key}
              className="[contain-intrinsic-size:auto_260px] [content-visibility:auto]"
            >
              <ItemView item={item} number={numbers[index] ?? null} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});
