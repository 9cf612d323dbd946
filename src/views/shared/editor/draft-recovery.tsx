import { createLazyPart } from '../lazy-part.tsx';

/** The unsaved drafts found in this browser; most visits find none. */
export const draftRecovery = createLazyPart(() => import('./draft-list.tsx'));
