import type { ReactNode } from 'react';

import { createLazyComponent } from '../../../design/lazy-component.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector } from '../editor-context.ts';

const Nothing = (): ReactNode => null;

const actions = createLazyComponent(async () => (await import('./selection-actions.tsx')).default, {
  Loading: Nothing,
  Failed: Nothing,
});

/**
 * The actions on the selected items, in a dark bar that stays in view; nothing without a selection.
 * The number of selected items is announced.
 */
export function SelectionBar(): ReactNode {
  const formatMessage = useFormatMessage();
  const count = useEditorSelector(({ selectedItems }) => selectedItems.size);
  return (
    <>
      <output className="sr-only">
        {count > 0 && formatMessage('quizSelection.count', { count })}
      </output>
      {count > 0 && <actions.Component />}
    </>
  );
}
