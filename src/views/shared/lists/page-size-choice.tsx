import type { ReactNode } from 'react';

import { pageSizes, type PageSize } from '../../../domain/lists/list-settings.ts';
import { listViewMessages } from '../../../domain/messages/list-view-messages.ts';
import { SegmentedControl } from '../../design/fields/segmented-control.tsx';
import { AddedMessages, useFormatMessage } from '../format-message.tsx';

interface PageSizeChoiceProps {
  readonly rowsOnPage: PageSize;
  readonly onChoose: (rowsOnPage: PageSize) => void;
}

/** Chooses how many rows a page of a list has. */
export const PageSizeChoice = (props: PageSizeChoiceProps): ReactNode => (
  <AddedMessages messages={listViewMessages}>
    <Choice {...props} />
  </AddedMessages>
);

function Choice({ rowsOnPage, onChoose }: PageSizeChoiceProps): ReactNode {
  const label = useFormatMessage()('listViews.rowsOnPage');
  return (
    <span className="flex items-center gap-2 text-sm text-ink-2">
      <span aria-hidden="true">{label}</span>
      <SegmentedControl<string>
        label={label}
        hideLabel
        choices={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(rowsOnPage)}
        onChange={(value) => {
          const chosen = pageSizes.find((size) => String(size) === value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
    </span>
  );
}
