import {
  usualListSettings,
  type ListSettings,
} from '../../../../src/domain/lists/list-settings.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { listSettingsMachine } from '../../../../src/machines/shared/list/list-settings-machine.ts';
import { defineModel } from '../../../support/define-model.ts';

const due = { id: 'a1', name: 'Due', query: '?deadline=week' };
const open = { id: 'b2', name: 'Open', query: '?access=open' };

const withViews = (...views: ListSettings['views']): ListSettings => ({
  ...usualListSettings,
  views,
});

/** The settings of a list: what a person arranged, saved one change after the other. */
export const listSettingsModel = defineModel({
  machine: listSettingsMachine,
  requirements: 'PD-31',
  input: { list: 'customerQuizzes', settings: withViews(due), version: '1' },
  factsOf: ({ settings, unsaved, sentCount, version }) => [
    `views ${settings.views.map(({ name }) => name).join(' and ') || 'none'}`,
    `first ${settings.defaultView ?? 'all'}`,
    `${String(unsaved.length)} unsaved, ${String(sentCount)} sent`,
    `version ${version}`,
  ],
  until: ({ context }) => context.unsaved.length > 2,
  answers: {
    saving: {
      'it is saved': succeeded({ settings: withViews(due), version: '2' }),
      'another tab was faster': failed({ kind: 'conflict' }),
      'the connection is lost': failed({ kind: 'offline' }),
    },
    reloading: {
      'the newer settings arrive': succeeded({ settings: withViews(open), version: '3' }),
      'the newer ones cannot be loaded': failed({ kind: 'offline' }),
    },
  },
  events: {
    'open the view first': {
      type: 'settings.change',
      change: { type: 'view.makeDefault', id: 'a1' },
    },
    'delete the view': { type: 'settings.change', change: { type: 'view.remove', id: 'a1' } },
  },
  never: {
    'PD-31 nothing unsaved is forgotten while nothing is sent': (state) =>
      state.startsWith('idle') && / [1-9] sent/.test(state) && state.includes(' 0 unsaved'),
  },
});
