import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { correctAddressMachine } from '../../../src/machines/classes/correct-address-machine.ts';
import { defineModel } from '../../support/define-model.ts';

const student = { id: 3, email: 'lena@' };

/** A state names the chart's state, the student, the address, the error and the failure. */
export const correctAddressModel = defineModel({
  machine: correctAddressMachine,
  requirements: 'CLS-06',
  input: { classId: 12 },
  stateOf: ({ value, context }) =>
    [
      `${value}: ${String(context.student?.id ?? 'nobody')} "${context.email}"`,
      ...(context.error === null ? [] : ['error']),
      ...(context.failure === null ? [] : [context.failure.kind]),
    ].join('; '),
  events: {
    open: { type: 'address.open', student },
    'write an address': { type: 'address.type', email: ' lena@x.org ' },
    'write nonsense': { type: 'address.type', email: 'lena' },
    save: { type: 'address.save' },
    close: { type: 'address.close' },
    'it is stored': {
      type: 'xstate.done.actor.0.correctAddress.saving',
      output: succeeded(null),
    },
    'it is refused': {
      type: 'xstate.done.actor.0.correctAddress.saving',
      output: failed({ kind: 'refused', message: { text: 'She is here already.' } }),
    },
  },
});
