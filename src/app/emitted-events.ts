import type { Notice, NoticeAction } from '../domain/messages/notice.ts';
import type { Emitted } from '../machines/shared/emitted.ts';

/** The handlers of the events that root actors emit. */
export interface EmittedHandlers {
  readonly notice: (notice: Notice, action?: NoticeAction) => void;
  readonly navigate: (to: string) => void;
  readonly continueAt: (to: string) => void;
  readonly unsavedWork: (actorId: string, isUnsaved: boolean, canSave: boolean) => void;
  readonly unsavedWorkKept: (actorId: string, isKept: boolean) => void;
}

const subscribers = new Set<Partial<EmittedHandlers>>();

/**
 * Calls `handlers` for the events of all present and future root actors. Returns the function that
 * stops it.
 */
export function subscribeToEmitted(handlers: Partial<EmittedHandlers>): () => void {
  subscribers.add(handlers);
  return () => {
    subscribers.delete(handlers);
  };
}

/** Calls the subscribed handlers for an event that the root actor `actorId` has emitted. */
export function publishEmitted(event: Emitted, actorId: string): void {
  for (const handlers of subscribers) {
    switch (event.type) {
      case 'notice':
        handlers.notice?.(event.notice, event.action);
        break;
      case 'navigate':
        handlers.navigate?.(event.to);
        break;
      case 'continueAt':
        handlers.continueAt?.(event.to);
        break;
      case 'unsavedWork':
        handlers.unsavedWork?.(actorId, event.isUnsaved, event.canSave ?? false);
        break;
      case 'unsavedWorkKept':
        handlers.unsavedWorkKept?.(actorId, event.isKept);
        break;
    }
  }
}
