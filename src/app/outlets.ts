import type { Notice, NoticeAction } from '../domain/notice.ts';

/** Where root actors' emitted events go: notices to the notification list, paths to the router, unsaved work to the leave guard. */
export interface Outlets {
  readonly notice: (notice: Notice, action?: NoticeAction) => void;
  readonly navigate: (to: string) => void;
  readonly unsavedWork: (actorId: string, isUnsaved: boolean) => void;
}

const connected = new Set<Partial<Outlets>>();

/** Connects `outlets` to every present and future root actor; the answer disconnects them. */
export function connectOutlets(outlets: Partial<Outlets>): () => void {
  connected.add(outlets);
  return () => {
    connected.delete(outlets);
  };
}

/** Hands one emission to whatever is connected. */
export const outlets: Outlets = {
  notice: (notice, action) => {
    for (const outlet of connected) outlet.notice?.(notice, action);
  },
  navigate: (to) => {
    for (const outlet of connected) outlet.navigate?.(to);
  },
  unsavedWork: (actorId, isUnsaved) => {
    for (const outlet of connected) outlet.unsavedWork?.(actorId, isUnsaved);
  },
};
