import { useEffect } from 'react';

import type { PersonEvent } from '../../machines/shared/editor/editor-states.ts';
import { useServices } from '../services.ts';

interface SavingEditor {
  readonly id: string;
  readonly getSnapshot: () => { readonly can: (event: PersonEvent & SaveEvent) => boolean };
  readonly send: (event: SaveEvent) => void;
}
interface SaveEvent {
  readonly type: 'editor.saveAndStay';
}

/**
 * Saves the work of an editor when the leave guard asks for it; where it cannot, the person stays.
 */
export function useSaveBeforeLeave(editor: SavingEditor): void {
  const { leaveGuard } = useServices();
  useEffect(() => {
    const subscription = leaveGuard.on('save', ({ actorIds }) => {
      if (!actorIds.includes(editor.id)) return;
      const event: SaveEvent = { type: 'editor.saveAndStay' };
      if (editor.getSnapshot().can(event)) editor.send(event);
      else leaveGuard.send({ type: 'leave.stay' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [editor, leaveGuard]);
}
