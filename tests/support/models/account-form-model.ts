import type { AnyStateMachine } from 'xstate';

import { failed, succeeded } from '../../../src/domain/outcome.ts';
import type { AccountFormContext } from '../../../src/machines/session/account-form-machine.ts';
import { defineModel, type MachineModel } from '../define-model.ts';

/** What differs between the forms: two fields that make it valid, and whether it waits. */
interface AccountFormModelOptions {
  readonly machine: AnyStateMachine;
  readonly requirements: string;
  readonly input?: unknown;
  /** The fields and values of a valid form. */
  readonly values: Readonly<Record<string, string>>;
  readonly waits?: boolean;
  readonly checksLink?: boolean;
}

/** Creates the model of a form about an account. */
export function createAccountFormModel({
  machine,
  requirements,
  input = { minPasswordLength: 6, token: 'invitation' },
  values,
  waits = true,
  checksLink = false,
}: AccountFormModelOptions): MachineModel {
  const fields = Object.entries(values);
  const [lastField = '', lastValue = ''] = fields.at(-1) ?? [];
  return defineModel({
    machine,
    requirements,
    input: input as never,
    factsOf: (context) => {
      const form = context as AccountFormContext<Readonly<Record<string, string>>, unknown>;
      return [
        fields
          .filter(([field, value]) => form.values[field] === value)
          .map(([field]) => field)
          .join(),
        `errors in ${Object.keys(form.errors).join() || 'nothing'}`,
        form.failure?.kind ?? 'no failure',
        ...(form.linkFailure === null ? [] : ['the link was used']),
        ...(form.secondsToWait > 0 ? [`wait ${String(form.secondsToWait)} s`] : []),
      ];
    },
    each: 'transition',
    answers: {
      ...(checksLink && {
        linkCheck: {
          'the link is open': succeeded(null),
          'the link was used': failed({ kind: 'invalid', errors: { token: [{ text: 'used' }] } }),
          'the link cannot be checked': failed({ kind: 'offline' }),
        },
      }),
      sending: {
        'it is accepted': succeeded(null),
        'it is refused': failed({ kind: 'invalid', errors: {} }),
        'there were too many attempts': failed({
          kind: 'refused',
          message: { text: 'Too many.' },
          retryAfterSeconds: 2,
        }),
      },
    },
    events: {
      ...Object.fromEntries(
        fields.map(([field, value]) => [
          `write the ${field}`,
          { type: 'field.change', field, value },
        ]),
      ),
      [`empty the ${lastField}`]: { type: 'field.change', field: lastField, value: '' },
      [`write the ${lastField} again`]: {
        type: 'field.change',
        field: lastField,
        value: lastValue,
      },
      send: { type: 'form.submit' },
    },
    impossible: waits
      ? {}
      : {
          [`${machine.id}.waiting*`]: 'the server does not limit these attempts',
          [`${machine.id}.sending xstate.done.actor.0.${machine.id}.sending [mustWait]*`]:
            'the server does not limit these attempts',
        },
  });
}
