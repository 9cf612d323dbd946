import { useLayoutEffect } from 'react';

import type { UndoableChange } from '../../machines/translations/bulk-change.ts';
import { useFrameActors } from '../frame/frame-context.ts';
import { useAfterRestoring } from './use-after-restoring.ts';
import { useLatest } from '../../views/design/hooks/use-latest.ts';

/**
 * Returns how to announce a bulk change with its undo, and calls `onUndone` after one and when
 * something was restored from Recently deleted.
 */
export function useTranslationUndo(onUndone: () => void): (change: UndoableChange) => void {
  const { translationUndo } = useFrameActors();
  const undone = useLatest(onUndone);
  useAfterRestoring(onUndone);
  useLayoutEffect(() => {
    const subscription = translationUndo.on('changed', () => {
      undone.current();
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [translationUndo, undone]);
  return ({ undo, message, severity }) => {
    translationUndo.send({
      type: 'change.done',
      change: {
        kind: 'delete',
        items: [{ id: undo, title: '' }],
        message,
        ...(severity && { severity }),
      },
    });
  };
}
