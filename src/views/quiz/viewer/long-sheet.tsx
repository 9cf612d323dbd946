import { useMemo, type ReactNode } from 'react';

import type { DraftActivity, DraftItem } from '../../../domain/quiz/draft.ts';
import { questionNumbers } from '../../../domain/quiz/rules/question-number.ts';
import { VirtualList } from '../../design/virtual-list.tsx';
import { SheetHeading } from './sheet-heading.tsx';
import { SheetItem } from './sheet-item.tsx';

type Row =
  | { readonly key: string; readonly activity: DraftActivity }
  | { readonly key: string; readonly item: DraftItem; readonly number: number | null };

function rowsOf(activity: DraftActivity): readonly Row[] {
  const numbers = questionNumbers(activity.items);
  return [
    { key: activity.key, activity },
    ...activity.items.map((item, index) => ({
      key: item.key,
      item,
      number: numbers[index] ?? null,
    })),
  ];
}

const keyOf = ({ key }: Row): string => key;

interface LongSheetProps {
  readonly label: string;
  readonly activities: readonly DraftActivity[];
}

/** The activities of a long quiz one after the other, of which only what is near the window is in the document. */
export function LongSheet({ label, activities }: LongSheetProps): ReactNode {
  const rows = useMemo(() => activities.flatMap(rowsOf), [activities]);
  return (
    <VirtualList
      label={label}
      items={rows}
      keyOf={keyOf}
      estimate={280}
      gap={32}
      render={(row) =>
        'activity' in row ? (
          <SheetHeading activity={row.activity} />
        ) : (
          <SheetItem item={row.item} number={row.number} />
        )
      }
    />
  );
}
