import type { MessageKey } from '../messages/en.ts';

interface Named {
  readonly id: number;
  readonly title: string;
}

/** A student whom a change is about. */
export interface ChangedStudent {
  readonly id: number;
  readonly email: string;
}

/** A change of a class that is carried out at once, without a dialog of its own. */
export type ClassChange =
  | { readonly kind: 'delete' | 'restore' | 'publish'; readonly item: Named }
  | { readonly kind: 'copy'; readonly item: Named }
  | {
      readonly kind: 'removeStudents' | 'restoreStudents' | 'resend';
      readonly item: Named;
      readonly students: readonly ChangedStudent[];
    }
  | {
      readonly kind: 'removeQuiz' | 'restoreQuiz' | 'removePlaylist' | 'restorePlaylist';
      readonly item: Named;
      readonly content: Named;
    }
  | { readonly kind: 'remind'; readonly item: Named; readonly content: Named }
  | {
      readonly kind: 'orderQuizzes' | 'orderPlaylists';
      readonly item: Named;
      readonly ids: readonly number[];
    }
  | { readonly kind: 'unshare'; readonly item: Named; readonly email: string };

/** What a change is called. */
export type ClassChangeKind = ClassChange['kind'];

/** The notice of each change; null announces nothing. `quizRemoved` and its kind are printed. */
export const doneMessages: Readonly<Record<ClassChangeKind, MessageKey | null>> = {
  delete: 'classes.deleted',
  restore: 'classes.restored',
  copy: 'classes.copied',
  publish: 'classes.published',
  removeStudents: 'classes.studentsRemoved',
  restoreStudents: 'classes.studentsRestored',
  resend: 'classes.resent',
  remind: 'classes.reminded',
  removeQuiz: 'classes.quizRemoved',
  restoreQuiz: 'classes.quizRestored',
  removePlaylist: 'classes.playlistRemoved',
  restorePlaylist: 'classes.playlistRestored',
  orderQuizzes: null,
  orderPlaylists: null,
  unshare: 'classes.unshared',
};

/** The notice of each change that failed, before the reason (ERR-08, ERR-13, ERR-15). */
export const failedMessages: Readonly<Record<ClassChangeKind, MessageKey>> = {
  delete: 'classes.notDeleted',
  restore: 'classes.notRestored',
  copy: 'classes.notCopied',
  publish: 'classes.notPublished',
  removeStudents: 'classes.studentsNotRemoved',
  restoreStudents: 'classes.studentsNotRestored',
  resend: 'classes.notResent',
  remind: 'classes.notReminded',
  removeQuiz: 'classes.quizNotRemoved',
  restoreQuiz: 'classes.quizNotRestored',
  removePlaylist: 'classes.playlistNotRemoved',
  restorePlaylist: 'classes.playlistNotRestored',
  orderQuizzes: 'classes.notReordered',
  orderPlaylists: 'classes.notReordered',
  unshare: 'classes.notUnshared',
};

/** Returns the change that undoes a change; null when nothing does. */
export function getUndoOf(change: ClassChange): ClassChange | null {
  switch (change.kind) {
    case 'delete':
      return { ...change, kind: 'restore' };
    case 'removeStudents':
      return { ...change, kind: 'restoreStudents' };
    case 'removeQuiz':
      return { ...change, kind: 'restoreQuiz' };
    case 'removePlaylist':
      return { ...change, kind: 'restorePlaylist' };
    default:
      return null;
  }
}

/** Returns the values of the placeholders in the notices of a change. */
export function getChangeValues(change: ClassChange): Readonly<Record<string, string | number>> {
  const title = 'content' in change ? change.content.title : change.item.title;
  const students = 'students' in change ? change.students : [];
  return {
    title,
    count: students.length,
    email: 'email' in change ? change.email : (students[0]?.email ?? ''),
  };
}
