import type { ReactNode } from 'react';

import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditorSelector } from './open-editor.ts';

/**
 * Announces changes and refused commands to screen readers. A repeated message is announced again.
 */
export function Announcements(): ReactNode {
  const formatMessage = useFormatMessage();
  const change = useOpenEditorSelector((context) => context.announcement);
  const refusal = useOpenEditorSelector((context) => context.refusal);
  return (
    <>
      <output className="sr-only">
        {change === null ? '' : <span key={change.count}>{formatMessage(change.message)}</span>}
      </output>
      <output className="sr-only">
        {refusal === null ? '' : <span key={refusal.count}>{formatMessage(refusal.reason)}</span>}
      </output>
    </>
  );
}
