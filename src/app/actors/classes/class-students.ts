import { toContent, type Call } from '../../../api/client.ts';
import { inviteToClass, shareClass, getClass } from '../../../api/contract/class.ts';
import { correctStudentAddress } from '../../../api/contract/class-students.ts';
import type { InvitationResponse } from '../../../domain/classes/invitation-report.ts';
import { countStudentStates, getStudentState } from '../../../domain/classes/student-state.ts';
import { getPageOfRows, type RowFields } from '../../../domain/lists/get-page-of-rows.ts';
import { getChosenTag } from '../../translation.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import { findCharset } from '../../../domain/documents/find-charset.ts';
import { failed, succeeded } from '../../../domain/outcome.ts';
import type { Reader } from '../../../domain/sharing/reader.ts';
import type { ShareResponse } from '../../../domain/sharing/recipients.ts';
import {
  studentListMachine,
  type StudentRow,
} from '../../../machines/classes/class-student-list-machine.ts';
import { inviteStudentsMachine } from '../../../machines/classes/invite-students-machine.ts';
import type { InvitationRequest } from '../../../machines/classes/invite-students-setup.ts';
import {
  correctAddressMachine,
  type AddressCorrection,
} from '../../../machines/classes/correct-address-machine.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import { shareMachine } from '../../../machines/shared/sharing/share-machine.ts';
import type { ShareRequest, SharedItem } from '../../../machines/shared/sharing/share-types.ts';

/** The number of students on a page of the list. */
const studentsPerPage = 100;

const getName = ({ firstName, lastName, email }: StudentRow): string =>
  `${firstName} ${lastName}`.trim() === '' ? email : `${firstName} ${lastName}`.trim();

/** How the students are searched and sorted. */
const rowFields: RowFields<StudentRow> = {
  id: ({ id }) => id,
  text: ({ firstName, lastName, email }) => `${firstName} ${lastName} ${email}`,
  sortKeys: {
    student: getName,
    state: getStudentState,
    mean: ({ mean }) => mean,
  },
};

/** Provides the list of students from the class that is shown. */
export const provideStudentList = (
  readStudents: () => readonly StudentRow[],
): typeof studentListMachine =>
  studentListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<StudentRow>, LoadPageInput>(
        async ({ input: { query, searchBy } }) => {
          const students = readStudents();
          const { state } = { state: query.filters['state'] ?? '' };
          const shown =
            state === ''
              ? students
              : students.filter((student) => getStudentState(student) === state);
          return succeeded({
            ...getPageOfRows(shown, query, searchBy, studentsPerPage, rowFields, getChosenTag()),
            counts: { all: students.length, ...countStudentStates(students) },
          });
        },
      ),
    },
  });

const maxCsvBytes = 1_000_000;

/**
 * Provides the invitation of students (API-020). A CSV file may have 1 MB, in any character set of
 * `findCharset`.
 */
export function provideInviteStudents(call: Call): typeof inviteStudentsMachine {
  return inviteStudentsMachine.provide({
    actors: {
      invite: fromCall<InvitationResponse, InvitationRequest>(
        async ({ input: { classId, emails, names, includesUnknown } }) => {
          return toContent(
            await call(inviteToClass, {
              params: { id: classId },
              body: { emails: [...emails], names: [...names], inviteUnknown: includesUnknown },
            }),
          );
        },
      ),
      readFile: fromCall<string, { readonly file: File }>(async ({ input: { file } }) => {
        const charset = file.size > maxCsvBytes ? null : await findCharset(file);
        return charset === null
          ? failed({ kind: 'unexpected' })
          : succeeded(new TextDecoder(charset).decode(await file.arrayBuffer()));
      }),
    },
  });
}

/** Provides the dialog that corrects the address of an invited student. */
export const provideCorrectAddress = (call: Call): typeof correctAddressMachine =>
  correctAddressMachine.provide({
    actors: {
      correct: fromCall<unknown, AddressCorrection>(({ input: { classId, studentId, email } }) =>
        call(correctStudentAddress, { params: { id: classId, studentId }, body: { email } }),
      ),
    },
  });

/** Provides the dialog that shares a class (API-021). */
export const provideClassShare = (call: Call): typeof shareMachine =>
  shareMachine.provide({
    actors: {
      share: fromCall<ShareResponse, ShareRequest>(
        async ({ input: { item, emails, idempotencyKey } }) => {
          return toContent(
            await call(
              shareClass,
              { params: { id: item.id }, body: { emails: [...emails] } },
              { idempotencyKey },
            ),
          );
        },
      ),
      loadReaders: fromCall<readonly Reader[], { readonly item: SharedItem }>(
        async ({ input: { item }, signal }) => {
          const response = await call(getClass, { params: { id: item.id } }, { signal });
          return response.ok ? succeeded(response.value.content.sharedWith) : response;
        },
      ),
    },
  });
