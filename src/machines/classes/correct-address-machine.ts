import { assertEvent, assign, emit, setup, type ActorRefFrom } from 'xstate';

import type { Message } from '../../domain/messages/message.ts';
import type { Failure } from '../../domain/outcome.ts';
import { isAddress } from '../../domain/sharing/address.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded, toFailure } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** The input of `correct`. */
export interface AddressCorrection {
  readonly classId: number;
  readonly studentId: number;
  readonly email: string;
}

/** The context of the dialog; `student` is null while it is closed. */
export interface CorrectAddressContext {
  readonly classId: number;
  readonly student: { readonly id: number; readonly email: string } | null;
  readonly email: string;
  readonly error: Message | null;
  readonly failure: Failure | null;
}

/** The events of the dialog. */
export type CorrectAddressEvent =
  | {
      readonly type: 'address.open';
      readonly student: { readonly id: number; readonly email: string };
    }
  | { readonly type: 'address.type'; readonly email: string }
  | { readonly type: 'address.save' | 'address.close' };

/**
 * The dialog that corrects the address of a student who has not joined; the invitation is mailed
 * there. Emits `changed`. Provide `correct`.
 */
export const correctAddressMachine = setup({
  types: {
    context: {} as CorrectAddressContext,
    events: {} as CorrectAddressEvent,
    input: {} as { readonly classId: number },
    emitted: {} as Emitted | { readonly type: 'changed' },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    correct: fromCall<unknown, AddressCorrection>(notProvided('correct')),
  },
  guards: {
    isAddress: ({ context }) => isAddress(context.email.trim()),
    hasSucceeded,
  },
  actions: {
    open: assign(({ event }) => {
      assertEvent(event, 'address.open');
      return { student: event.student, email: event.student.email, error: null, failure: null };
    }),
    setEmail: assign(({ event }) => {
      assertEvent(event, 'address.type');
      return { email: event.email, error: null, failure: null };
    }),
    setError: assign({ error: { key: 'classes.invite.notWhole' as const } }),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    clear: assign({ student: null, email: '', error: null, failure: null }),
    announce: emit(({ context: { email } }) => ({
      type: 'notice' as const,
      notice: {
        severity: 'success' as const,
        message: { key: 'classes.addressCorrected' as const, values: { email: email.trim() } },
      },
    })),
    emitChanged: emit({ type: 'changed' as const }),
  },
}).createMachine({
  id: 'correctAddress',
  context: ({ input: { classId } }) => ({
    classId,
    student: null,
    email: '',
    error: null,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'clear',
      on: { 'address.open': { target: 'editing', actions: 'open' } },
    },
    editing: {
      tags: 'open',
      on: {
        'address.type': { actions: 'setEmail' },
        'address.close': 'closed',
        'address.save': [
          { guard: 'isAddress', target: 'saving', actions: 'clearFailure' },
          { actions: 'setError' },
        ],
      },
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'correct',
        input: ({ context: { classId, student, email } }) => ({
          classId,
          studentId: student?.id ?? 0,
          email: email.trim(),
        }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'closed',
            actions: ['announce', 'emitChanged'],
          },
          { target: 'editing', actions: withOutput('setFailure') },
        ],
      },
    },
  },
});

/** The running dialog. */
export type CorrectAddressRef = ActorRefFrom<typeof correctAddressMachine>;
