import { useMemo, type ReactNode } from 'react';

import type { DraftActivity, DraftItem } from '../../../../domain/quiz/draft/draft.ts';
import { numberQuestions } from '../../../../domain/quiz/draft/question-number.ts';
import { VirtualList } from '../../../design/lists/virtual-list.tsx';
import { ActivityHeading } from './activity-heading.tsx';
import { ItemView } from './item-view.tsx';

type Row =
  | { readonly key: string; readonly activity: DraftActivity }
  | { readonly key: string; readonly item: DraftItem; readonly number: number | null };

function toRows(activity: DraftActivity): readonly Row[] {
  const numbers = numberQuestions(activity.items);
  return [
    { key: activity.key, activity },
    ...activity.items.map((item, index) => ({
      key: item.key,
      item,
      number: numbers[index] ?? null,
    })),
  ];
}

const getKey = ({ key }: Row): string => key;

interface VirtualActivitiesProps {
  readonly label: string;
  readonly activities: readonly DraftActivity[];
}

/** The activities of a long quiz as a virtual list: only rows near the screen are rendered. */
export function VirtualActivities({ label, activities }: VirtualActivitiesProps): ReactNode {
  const rows = useMemo(() => activities.flatMap(toRows), [activities]);
  return (
    <VirtualList
      label={label}
      items={rows}
      getKey={getKey}
      estimatedHeight={280}
      gap={32}
      renderItem={(row) =>
        'activity' in row ? (
          <ActivityHeading activity={row.activity} />
        ) : (
          <ItemView item={row.item} number={row.number} />
        )
      }
    />
  );
}
