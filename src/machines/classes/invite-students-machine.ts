import { assertEvent, type ActorRefFrom } from 'xstate';

import { readPastedStudents } from '../../domain/classes/pasted-students.ts';
import { withOutput } from '../shared/with-output.ts';
import { inviteStudentsSetup } from './invite-students-setup.ts';

/**
 * Invites students by pasted text or a CSV file (CLS-06) and reports what became of each address:
 * invited, already here, listed twice, to correct. Entries to correct are corrected and invited
 * one by one. Typed text counts as unsaved work. Emits `changed` when somebody was invited. Provide
 * `invite` and `readFile`.
 */
export const inviteStudentsMachine = inviteStudentsSetup.createMachine({
  id: 'inviteStudents',
  context: ({ input: { classId } }) => ({
    classId,
    text: '',
    error: null,
    failure: null,
    report: null,
    correction: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearUnsavedWork',
      on: {
        'invite.open': { target: 'editing', actions: 'open' },
        'invite.file': { target: 'reading', actions: 'open' },
        'report.dismiss': { actions: 'dismissReport' },
        'report.leaveOut': { actions: 'leaveOut' },
        'report.edit': { actions: 'startCorrection' },
        'report.type': { guard: 'isCorrecting', actions: 'typeCorrection' },
        'report.cancel': { actions: 'endCorrection' },
        'report.accept': { target: 'correcting', actions: 'acceptSuggestion' },
        'report.submit': { guard: 'isCorrected', target: 'correcting' },
      },
    },
    editing: {
      tags: 'open',
      on: {
        'invite.type': { actions: ['setText', 'markUnsavedWork'] },
        'invite.file': 'reading',
        'invite.send': [
          { guard: 'hasError', actions: 'showError' },
          { guard: 'hasNobody', target: 'closed', actions: ['reportNobody', 'clearText'] },
          { target: 'sending', actions: 'clearErrors' },
        ],
        'invite.close': { target: 'closed', actions: 'clearText' },
      },
    },
    reading: {
      tags: 'open',
      invoke: {
        src: 'readFile',
        input: ({ event }) => {
          assertEvent(event, 'invite.file');
          return { file: event.file };
        },
        onDone: { target: 'editing', actions: [withOutput('addFile'), 'markUnsavedWork'] },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'invite',
        input: ({ context: { classId, text } }) => {
          const { emails, names } = readPastedStudents(text);
          return { classId, emails, names, includesUnknown: false };
        },
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: [withOutput('setReport'), 'clearText', 'emitChanged'],
          },
          { target: 'editing', actions: withOutput('setFailure') },
        ],
      },
    },
    correcting: {
      tags: 'busy',
      invoke: {
        src: 'invite',
        input: ({ context: { classId, correction } }) => ({
          classId,
          emails: [correction?.value.trim() ?? ''],
          names: [],
          includesUnknown: correction?.value.trim() === correction?.text,
        }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: [withOutput('addCorrection'), 'emitChanged'],
          },
          { target: 'closed', actions: withOutput('announceFailure') },
        ],
      },
    },
  },
});

/** The running invitation. */
export type InviteStudentsRef = ActorRefFrom<typeof inviteStudentsMachine>;
