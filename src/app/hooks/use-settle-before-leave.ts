import { useEffect } from 'react';

import type { PersonEvent } from '../../machines/shared/editor/editor-states.ts';
import { publishEmitted } from '../emitted-events.ts';
import { useServices } from '../services.ts';

interface SavingEditor {
  readonly id: string;
  readonly getSnapshot: () => { readonly can: (event: PersonEvent & SettleEvent) => boolean };
  readonly send: (event: SettleEvent) => void;
}
interface SettleEvent {
  readonly type: 'editor.saveAndStay' | 'editor.discard';
}

const waits = { severity: 'info', message: { key: 'shell.discardWaits' } } as const;

/**
 * Saves or discards the work of an editor when the leave guard asks for it; where it cannot, the
 * person stays. Work that is being saved cannot be discarded before that has ended.
 */
export function useSettleBeforeLeave(editor: SavingEditor): void {
  const { leaveGuard } = useServices();
  useEffect(() => {
    const settleBy =
      (type: SettleEvent['type']) =>
      ({ actorIds }: { readonly actorIds: readonly string[] }): void => {
        if (!actorIds.includes(editor.id)) return;
        if (editor.getSnapshot().can({ type })) editor.send({ type });
        else {
          leaveGuard.send({ type: 'leave.stay' });
          if (type === 'editor.discard')
            publishEmitted({ type: 'notice', notice: waits }, editor.id);
        }
      };
    const subscriptions = [
      leaveGuard.on('save', settleBy('editor.saveAndStay')),
      leaveGuard.on('discard', settleBy('editor.discard')),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [editor, leaveGuard]);
}
