import { href } from '../access/href.ts';

/** The tabs of a class. The first one has the address of the class itself. */
export const classTabs = ['students', 'quizzes', 'playlists', 'documents', 'activity'] as const;

/** A tab of a class. */
export type ClassTab = (typeof classTabs)[number];

/** Returns the address of a tab: `/classes/12/documents`; the first tab's is `/classes/12`. */
export const getClassTabHref = (id: number, tab: ClassTab): string =>
  tab === classTabs[0] ? href('classDetail', { id }) : `${href('classDetail', { id })}/${tab}`;

/** Returns the tab that an address shows; anything else below a class shows its first tab. */
export function getClassTab(path: string): ClassTab {
  const last = path.replace(/\/+$/, '').split('/').at(-1);
  return classTabs.find((tab) => tab === last) ?? classTabs[0];
}
