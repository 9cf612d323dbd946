import { inviteStudentsMachine } from '../../../src/machines/classes/invite-students-machine.ts';
import { defineModel } from '../../support/define-model.ts';

const failed = (failure: object) => ({ ok: false, failure });
const respond = (invited: readonly string[], notFound: readonly string[] = []) => ({
  ok: true,
  value: {
    invited,
    alreadyInvited: [],
    notFound,
    suggestions: notFound.map((email) => ({ email, suggestion: 'x.org' })),
  },
});
const done = (state: string) => `xstate.done.actor.0.inviteStudents.${state}`;
const file = new File(['f@x.org'], 'students.csv');

/**
 * The model of the invitation: a state names the chart's state, the text, the error, the failure,
 * how many were invited and are to correct, and the entry being corrected.
 */
export const inviteStudentsModel = defineModel({
  machine: inviteStudentsMachine,
  requirements: 'CLS-06',
  each: 'transition',
  longest: 40,
  input: { classId: 12 },
  stateOf: ({ value, context: { text, error, failure, report, correction } }) =>
    [
      `${value}: "${text}"`,
      ...(error === null ? [] : ['error']),
      ...(failure === null ? [] : [failure.kind]),
      ...(report === null
        ? []
        : [
            `invited ${report.invited.join()}, to correct ${report.toCorrect.map((each) => each.text).join()}`,
          ]),
      ...(correction === null ? [] : [`corrected to "${correction.value}"`]),
    ].join('; '),
  until: ({ context: { report, text } }) =>
    (report?.invited.length ?? 0) > 1 || text.includes('\n'),
  events: {
    open: { type: 'invite.open' },
    'write addresses': { type: 'invite.type', text: 'a@x.org b@y.org' },
    'write nonsense': { type: 'invite.type', text: 'b@' },
    'empty the text': { type: 'invite.type', text: '' },
    'choose a file': { type: 'invite.file', file },
    'the file is read': { type: done('reading'), output: { ok: true, value: 'a@x.org b@y.org' } },
    'the file is too large': { type: done('reading'), output: failed({ kind: 'unexpected' }) },
    send: { type: 'invite.send' },
    close: { type: 'invite.close' },
    'they are invited': { type: done('sending'), output: respond(['a@x.org'], ['b@y.org']) },
    'inviting fails': { type: done('sending'), output: failed({ kind: 'offline' }) },
    'accept the suggestion': { type: 'report.accept', text: 'b@y.org', email: 'b@x.org' },
    'edit an entry': { type: 'report.edit', text: 'b@' },
    'write the address': { type: 'report.type', text: 'b@x.org' },
    'stop editing': { type: 'report.cancel' },
    'invite the entry': { type: 'report.submit' },
    'leave it out': { type: 'report.leaveOut', text: 'b@y.org' },
    'the entry is invited': { type: done('correcting'), output: respond(['b@x.org']) },
    'the entry is refused': {
      type: done('correcting'),
      output: failed({ kind: 'refused', message: { text: 'Too many.' } }),
    },
    'close the report': { type: 'report.dismiss' },
  },
});
