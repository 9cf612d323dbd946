import { memo, type ReactNode } from 'react';

import type { DraftActivity } from '../../../domain/quiz/draft.ts';
import { questionNumbers } from '../../../domain/quiz/rules/question-number.ts';
import { SheetHeading } from './sheet-heading.tsx';
import { SheetItem } from './sheet-item.tsx';

interface SheetActivityProps {
  readonly activity: DraftActivity;
}

/** An activity with its videos and numbered questions. What is out of sight is laid out only when it comes near, so a thousand open at once. */
export const SheetActivity = memo(function SheetActivity({
  activity,
}: SheetActivityProps): ReactNode {
  const { items } = activity;
  const numbers = questionNumbers(items);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SheetHeading activity={activity} />
      {items.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-8">
          {items.map((item, index) => (
            <li
              key={item.key}
              className="[contain-intrinsic-size:auto_260px] [content-visibility:auto]"
            >
              <SheetItem item={item} number={numbers[index] ?? null} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});
