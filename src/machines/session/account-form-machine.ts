import { assertEvent, assign, setup } from 'xstate';

import type { FieldErrors } from '../../domain/session/password-forms.ts';
import type { Failure, Outcome } from '../../domain/outcome.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasSucceeded } from '../shared/outcome-rules.ts';
import { withOutput } from '../shared/with-output.ts';

/** The context of a signed-out form or of the form that changes a password. */
export interface AccountFormContext<Values, Input> {
  readonly input: Input;
  readonly values: Values;
  readonly errors: FieldErrors<Values>;
  /** Why the link that led here cannot be used. */
  readonly linkFailure: Failure | null;
  /** Why the last submit was refused. */
  readonly failure: Failure | null;
  /** The seconds until the form can be sent again, after too many attempts. */
  readonly secondsToWait: number;
  /** Rises with each rejected submit, so that the view moves the focus. */
  readonly rejectedSubmitCount: number;
}

/** The events of such a form. */
export type AccountFormEvent<Values> =
  | { readonly type: 'field.change'; readonly field: keyof Values; readonly value: string }
  | { readonly type: 'form.submit' };

/** The input of `submit`. */
export interface SubmitInput<Values, Input> {
  readonly values: Values;
  readonly input: Input;
}

/** What differs between the forms. */
export interface AccountFormOptions<Values, Input> {
  readonly id: string;
  readonly blank: Values;
  /** Returns values that are known before. */
  readonly fill?: (input: Input) => Partial<Values>;
  readonly validate: (values: Values, input: Input) => FieldErrors<Values>;
  /** Returns the values as they are sent, for example trimmed. */
  readonly normalize: (values: Values) => Values;
  /** Returns the values without passwords, which are not kept after a success. */
  readonly clearPasswords: (values: Values) => Values;
  /** Blocks the form for the seconds of a Retry-After response (429). */
  readonly waitsForRetryAfter: boolean;
  /** Asks at once whether the link that led here is still valid. */
  readonly checksLink?: true;
}

const getRetryAfterSeconds = (outcome: Outcome<unknown>): number =>
  !outcome.ok && outcome.failure.kind === 'refused' ? (outcome.failure.retryAfterSeconds ?? 0) : 0;

function createAccountFormSetup<Values extends object, Input>({
  validate,
  clearPasswords,
  waitsForRetryAfter,
}: AccountFormOptions<Values, Input>) {
  return setup({
    types: {
      context: {} as AccountFormContext<Values, Input>,
      events: {} as AccountFormEvent<Values>,
      input: {} as Input,
      tags: {} as 'busy',
    },
    actors: {
      submit: fromCall<unknown, SubmitInput<Values, Input>>(notProvided('submit')),
      checkLink: fromCall<unknown, Pick<SubmitInput<Values, Input>, 'input'>>(
        notProvided('checkLink'),
      ),
    },
    delays: { second: 1000 },
    guards: {
      hasErrors: ({ context }) => Object.keys(validate(context.values, context.input)).length > 0,
      hasSucceeded,
      mustWait: (_, outcome: Outcome<unknown>) =>
        waitsForRetryAfter && getRetryAfterSeconds(outcome) > 0,
      isLinkRefused: (_, outcome: Outcome<unknown>) =>
        !outcome.ok && outcome.failure.kind === 'invalid',
      isWaitOver: ({ context }) => context.secondsToWait <= 1,
    },
    actions: {
      change: assign(({ context, event }) => {
        assertEvent(event, 'field.change');
        const { [event.field]: _corrected, ...errors } = context.errors;
        return {
          values: { ...context.values, [event.field]: event.value },
          errors: errors as FieldErrors<Values>,
        };
      }),
      showErrors: assign({
        errors: ({ context }) => validate(context.values, context.input),
        failure: null,
        rejectedSubmitCount: ({ context }) => context.rejectedSubmitCount + 1,
      }),
      clearErrors: assign(() => ({ errors: {} as FieldErrors<Values>, failure: null })),
      setFailure: assign(({ context }, outcome: Outcome<unknown>) => ({
        failure: outcome.ok ? null : outcome.failure,
        secondsToWait: waitsForRetryAfter ? getRetryAfterSeconds(outcome) : 0,
        rejectedSubmitCount: context.rejectedSubmitCount + 1,
      })),
      setLinkFailure: assign((_, outcome: Outcome<unknown>) => ({
        linkFailure: outcome.ok ? null : outcome.failure,
      })),
      countDown: assign({ secondsToWait: ({ context }) => context.secondsToWait - 1 }),
      clearWait: assign({ failure: null, secondsToWait: 0 }),
      clearPasswords: assign({ values: ({ context }) => clearPasswords(context.values) }),
    },
  });
}

/**
 * Creates the machine of a form about an account: validate, send, show why it failed, wait after
 * too many attempts (429). It is done when the server has accepted the values. Provide `submit`,
 * which stores the token when the call returns one, and `checkLink` where the form has a link: that
 * it is used or ended is said before the form is filled in.
 */
export function createAccountFormMachine<Values extends object, Input>(
  options: AccountFormOptions<Values, Input>,
) {
  const { id, blank, fill, normalize, checksLink } = options;
  return createAccountFormSetup<Values, Input>(options).createMachine({
    id,
    context: ({ input }) => ({
      input,
      values: { ...blank, ...fill?.(input) },
      errors: {} as FieldErrors<Values>,
      linkFailure: null,
      failure: null,
      secondsToWait: 0,
      rejectedSubmitCount: 0,
    }),
    invoke:
      checksLink === true
        ? {
            src: 'checkLink',
            id: 'linkCheck',
            input: ({ context: { input } }) => ({ input }),
            onDone: { guard: withOutput('isLinkRefused'), actions: withOutput('setLinkFailure') },
          }
        : [],
    initial: 'editing',
    states: {
      editing: {
        on: {
          'field.change': { actions: 'change' },
          'form.submit': [
            { guard: 'hasErrors', actions: 'showErrors' },
            { target: 'sending', actions: 'clearErrors' },
          ],
        },
      },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'submit',
          input: ({ context: { values, input } }) => ({ values: normalize(values), input }),
          onDone: [
            { guard: withOutput('hasSucceeded'), target: 'done', actions: 'clearPasswords' },
            { guard: withOutput('mustWait'), target: 'waiting', actions: withOutput('setFailure') },
            { target: 'editing', actions: withOutput('setFailure') },
          ],
        },
      },
      waiting: {
        after: {
          second: [
            { guard: 'isWaitOver', target: 'editing', actions: 'clearWait' },
            { target: 'waiting', actions: 'countDown', reenter: true },
          ],
        },
        on: { 'field.change': { actions: 'change' } },
      },
      done: { type: 'final' },
    },
  });
}
