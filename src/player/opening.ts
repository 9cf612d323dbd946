import type { ScormFormat } from '../domain/interchange/scorm-formats.ts';
import type { Lms } from './lms.ts';
import { Tracking } from './tracking.ts';

/** Why nothing is recorded: there is no learning system, it refused, or the quiz is only looked at. */
export type Untracked =
  | { readonly why: 'none' }
  | { readonly why: 'refused'; readonly reason: string }
  | { readonly why: 'looking' };

/** What is there when a visit begins: who hears of it, why nobody does, and what was kept of the visit before. */
interface Opened {
  readonly tracking: Tracking | null;
  readonly untracked: Untracked | null;
  readonly suspendData: string;
  readonly location: string;
}

/** Opens a session with the learning system, if there is one and it agrees; `onChange` hears whenever that changes what it has. */
export function open(lms: Lms | null, format: ScormFormat, onChange: () => void): Opened {
  if (lms === null)
    return { tracking: null, untracked: { why: 'none' }, suspendData: '', location: '' };
  const tracking = new Tracking(lms, format, onChange);
  const begun = tracking.begin();
  if (!begun.ok)
    return {
      tracking: null,
      untracked: { why: 'refused', reason: begun.reason },
      suspendData: '',
      location: '',
    };
  const { isRecorded, suspendData, location } = begun.kept;
  return { tracking, untracked: isRecorded ? null : { why: 'looking' }, suspendData, location };
}
