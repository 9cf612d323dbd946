import { toContent, type Call } from '../../../api/client.ts';
import {
  copyClass,
  deleteClass,
  publishClass,
  restoreClass,
  unshareClass,
} from '../../../api/contract/class.ts';
import {
  orderPlaylistsOfClass,
  orderQuizzesOfClass,
  removePlaylistFromClass,
  removeQuizFromClass,
  restorePlaylistOfClass,
  restoreQuizOfClass,
} from '../../../api/contract/class-contents.ts';
import {
  remindStudents,
  removeStudents,
  resendInvitations,
  restoreStudents,
} from '../../../api/contract/class-students.ts';
import type { ClassChange } from '../../../domain/classes/class-change.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import type { ClassChangeResult } from '../../../machines/classes/class-changes-machine.ts';

const studentCalls = {
  removeStudents,
  restoreStudents,
  resend: resendInvitations,
} as const;
const classCalls = { delete: deleteClass, restore: restoreClass, publish: publishClass } as const;
const quizCalls = { removeQuiz: removeQuizFromClass, restoreQuiz: restoreQuizOfClass } as const;
const playlistCalls = {
  removePlaylist: removePlaylistFromClass,
  restorePlaylist: restorePlaylistOfClass,
} as const;

function request(
  call: Call,
  change: Exclude<ClassChange, { readonly kind: 'copy' } | { readonly kind: 'remind' }>,
): Promise<Outcome<unknown>> {
  const { id } = change.item;
  switch (change.kind) {
    case 'delete':
    case 'restore':
    case 'publish':
      return call(classCalls[change.kind], { params: { id } });
    case 'removeStudents':
    case 'restoreStudents':
    case 'resend':
      return call(studentCalls[change.kind], {
        params: { id },
        body: { studentIds: change.students.map((student) => student.id) },
      });
    case 'removeQuiz':
    case 'restoreQuiz':
      return call(quizCalls[change.kind], { params: { id, quizId: change.content.id } });
    case 'removePlaylist':
    case 'restorePlaylist':
      return call(playlistCalls[change.kind], { params: { id, playlistId: change.content.id } });
    case 'orderQuizzes':
      return call(orderQuizzesOfClass, { params: { id }, body: { quizzesIds: [...change.ids] } });
    case 'orderPlaylists':
      return call(orderPlaylistsOfClass, {
        params: { id },
        body: { playlistsIds: [...change.ids] },
      });
    case 'unshare':
      return call(unshareClass, { params: { id }, body: { emails: [change.email] } });
  }
}

/** Carries out a change of a class by a call that is safe to repeat. */
export async function performClassChange(
  call: Call,
  change: ClassChange,
): Promise<Outcome<ClassChangeResult>> {
  if (change.kind === 'copy') {
    const copy = await call(copyClass, { params: { id: change.item.id } });
    return copy.ok ? succeeded({ copyId: copy.value.content.id }) : copy;
  }
  if (change.kind === 'remind') {
    const params = { id: change.item.id, quizId: change.content.id };
    const reminded = toContent(await call(remindStudents, { params }));
    return reminded.ok ? succeeded({ copyId: null, reminder: reminded.value }) : reminded;
  }
  const outcome = await request(call, change);
  return outcome.ok ? succeeded({ copyId: null }) : outcome;
}
