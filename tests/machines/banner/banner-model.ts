import { bannerMachine } from '../../../src/machines/banner/banner-machine.ts';
import type { BannerForm } from '../../../src/domain/banner/banner-form.ts';
import type { ModelOptions } from '../../support/model.ts';

const failed = (failure: object) => ({ ok: false, failure });
const loaded = 'xstate.done.actor.0.loading';
const saved = 'xstate.done.actor.0.saving';
const theirsRead = 'xstate.done.actor.readTheirs';

const stored: BannerForm = {
  id: 1,
  message: '<p>Stored</p>',
  type: 'informative',
  isPublished: true,
};
const written: BannerForm = { ...stored, message: '<p>Written</p>' };
const theirs: BannerForm = { ...stored, message: '<p>Theirs</p>', type: 'system' };
const answered = (values: BannerForm, version: string) => ({
  ok: true,
  value: { values, version },
});

/** The form's events for the walks, by what they mean to a person; a state is the chart's, what stands in the message and was sent of it, and what is known of theirs. */
export const bannerModel: ModelOptions<typeof bannerMachine> = {
  machine: bannerMachine,
  input: null,
  stateOf: ({
    value,
    context: {
      values,
      sent,
      saved: { values: kept },
      faults,
      theirs: other,
    },
  }) => {
    const name =
      typeof value === 'string'
        ? value
        : `editing.${typeof value.editing === 'string' ? value.editing : `conflict.${value.editing.conflict}`}`;
    const told = Object.keys(faults).length > 0 ? ', a fault told' : '';
    const under = value === 'saving' ? `, "${sent.message}" sent` : '';
    return `${name}: "${values.message}" over "${kept.message}"${under}${told}${other === null ? '' : ', theirs known'}`;
  },
  events: {
    'the banner arrives': { type: loaded, output: answered(stored, '1') },
    'the banner cannot be loaded': { type: loaded, output: failed({ kind: 'offline' }) },
    'loading breaks': { type: 'xstate.error.actor.0.loading', error: new Error('broken') },
    'load again': { type: 'form.reload' },
    'write a message': { type: 'form.change', values: { message: written.message } },
    'take it back': { type: 'form.change', values: { message: stored.message } },
    'empty the message': { type: 'form.change', values: { message: '<p></p>' } },
    'leave the message': { type: 'form.leave', field: 'message' },
    save: { type: 'form.submit' },
    'it is saved': { type: saved, output: answered(written, '2') },
    'somebody else was faster': { type: saved, output: failed({ kind: 'conflict', current: '2' }) },
    'the server finds a fault': {
      type: saved,
      output: failed({ kind: 'invalid', errors: { message: ['Too long.'] } }),
    },
    'saving fails': { type: saved, output: failed({ kind: 'offline' }) },
    'saving breaks': { type: 'xstate.error.actor.0.saving', error: new Error('broken') },
    'their banner is read': { type: theirsRead, output: answered(theirs, '2') },
    'their banner cannot be read': { type: theirsRead, output: failed({ kind: 'offline' }) },
    'their banner is gone': { type: theirsRead, output: failed({ kind: 'notFound' }) },
    'reading theirs breaks': { type: 'xstate.error.actor.readTheirs', error: new Error('broken') },
    'read theirs again': { type: 'conflict.readAgain' },
    'keep mine': { type: 'conflict.overwrite' },
    'take theirs': { type: 'conflict.takeTheirs' },
  },
  impossible: {
    'banner.opening always [isOpened] -> banner.editing': 'the banner is always read first',
    'banner.editing.conflict always [fitsTogether] -> saving':
      'both versions are shown, whatever differs',
    'banner.saved always [readsAgain] -> loading':
      'the banner does not read again what it has saved',
  },
};
