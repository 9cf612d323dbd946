import { bannerMachine } from '../../../src/machines/banner/banner-machine.ts';
import type { BannerForm } from '../../../src/domain/banner/banner-form.ts';
import { defineModel } from '../../support/define-model.ts';

const failed = (failure: object) => ({ ok: false, failure });
const loaded = 'xstate.done.actor.0.loading';
const saved = 'xstate.done.actor.0.saving';
const remoteLoaded = 'xstate.done.actor.loadRemote';

const stored: BannerForm = {
  id: 1,
  message: '<p>Stored</p>',
  type: 'informative',
  isPublished: true,
};
const written: BannerForm = { ...stored, message: '<p>Written</p>' };
const remote: BannerForm = { ...stored, message: '<p>Remote</p>', type: 'system' };
const describe = ({ message, type }: BannerForm): string =>
  type === 'system' ? `"${message}" of the system` : `"${message}"`;
const respond = (values: BannerForm, version: string) => ({
  ok: true,
  value: { values, version },
});

/**
 * The model of the banner form: its events by what they mean to a user. A state names the chart's
 * state, the message with its type, the sent message, errors, and whether the remote version is
 * loaded.
 */
export const bannerModel = defineModel({
  machine: bannerMachine,
  requirements: 'BAN-05 BAN-06 BAN-07 BAN-12 BAN-13',
  input: null,
  longest: 40,
  stateOf: ({
    value,
    context: {
      values,
      sent,
      saved: { values: kept },
      errors,
      remote: remoteForm,
    },
  }) => {
    const name =
      typeof value === 'string'
        ? value
        : `editing.${typeof value.editing === 'string' ? value.editing : `conflict.${value.editing.conflict}`}`;
    const shownErrors = Object.keys(errors).length > 0 ? ', with errors' : '';
    const under = value === 'saving' ? `, ${describe(sent)} sent` : '';
    return `${name}: ${describe(values)} over ${describe(kept)}${under}${shownErrors}${remoteForm === null ? '' : ', remote loaded'}`;
  },
  events: {
    'the banner arrives': { type: loaded, output: respond(stored, '1') },
    'the banner cannot be loaded': { type: loaded, output: failed({ kind: 'offline' }) },
    'load again': { type: 'form.reload' },
    'write a message': { type: 'form.change', values: { message: written.message } },
    'restore the message': { type: 'form.change', values: { message: stored.message } },
    'empty the message': { type: 'form.change', values: { message: '<p></p>' } },
    'leave the message': { type: 'form.blur', field: 'message' },
    save: { type: 'form.submit' },
    'it is saved': { type: saved, output: respond(written, '2') },
    'another user has saved first': {
      type: saved,
      output: failed({ kind: 'conflict', current: '2' }),
    },
    'the server reports an error': {
      type: saved,
      output: failed({ kind: 'invalid', errors: { message: [{ text: 'Too long.' }] } }),
    },
    'saving fails': { type: saved, output: failed({ kind: 'offline' }) },
    'the remote banner is loaded': { type: remoteLoaded, output: respond(remote, '2') },
    'the remote banner cannot be loaded': {
      type: remoteLoaded,
      output: failed({ kind: 'offline' }),
    },
    'the remote banner is gone': { type: remoteLoaded, output: failed({ kind: 'notFound' }) },
    'load the remote banner again': { type: 'conflict.reload' },
    'keep the local version': { type: 'conflict.overwrite' },
    'use the remote version': { type: 'conflict.takeRemote' },
  },
  impossible: {
    'banner.opening always [comesLoaded] -> banner.editing': 'the banner is always read first',
    'banner.editing.conflict always [isMerged] -> saving':
      'both versions are shown, whatever differs',
    'banner.saved always [shouldReload] -> loading':
      'the banner does not read again what it has saved',
  },
});
