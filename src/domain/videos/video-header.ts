import { articleTypeName } from '../articles/article-type.ts';
import type { SentenceKey } from '../sentences/en.ts';

const hidden: readonly string[] = ['lab_manual_prep', 'lab_manual_procedure'];
const labelled: readonly string[] = [
  'journal',
  'encyclopedia_of_experiments',
  'science_education',
  'lab_manual',
];

const isCore = (type: string): boolean => type.endsWith('_core');

/** The label above a video by the type of its article (QVIEW-13); the two hidden types and unknown ones have none (QVIEW-14, docs/decisions/0016). */
export function videoHeader(type: string | null): SentenceKey | null {
  if (type === null || hidden.includes(type)) return null;
  return labelled.includes(type) || isCore(type) ? articleTypeName(type) : null;
}

/** Whether a video of this type lies behind an overlay while it is paused (QVIEW-10). */
export const hasPauseOverlay = (type: string | null): boolean =>
  type !== null && (isCore(type) || type === 'science_education');
