import { getArticleTypeLabel } from '../articles/article-type.ts';
import type { MessageKey } from '../messages/en.ts';

const hidden: readonly string[] = ['lab_manual_prep', 'lab_manual_procedure'];
const labelled: readonly string[] = [
  'journal',
  'encyclopedia_of_experiments',
  'science_education',
  'lab_manual',
];

const isCore = (type: string): boolean => type.endsWith('_core');

/**
 * Returns the label above a video for the type of its article (QVIEW-13). Two types are hidden;
 * they and unknown types have no label (QVIEW-14, docs/decisions/0016).
 */
export function getVideoLabel(type: string | null): MessageKey | null {
  if (type === null || hidden.includes(type)) return null;
  return labelled.includes(type) || isCore(type) ? getArticleTypeLabel(type) : null;
}

/** Returns whether a paused video of this type is covered by an overlay (QVIEW-10). */
export const hasPauseOverlay = (type: string | null): boolean =>
  type !== null && (isCore(type) || type === 'science_education');
