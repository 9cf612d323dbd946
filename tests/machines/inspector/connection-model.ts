import { connectionMachine } from '../../../src/machines/inspector/connection-machine.ts';
import { defineModel } from '../../support/define-model.ts';

const editor = { tab: 'one', title: 'Edit quiz', path: '/admin/quiz/edit/1' };
const list = { tab: 'two', title: 'Quizzes', path: '/admin/quiz' };

/** The model of an inspector's connection to two tabs, by what they and the person do. */
export const connectionModel = defineModel({
  machine: connectionMachine,
  requirements: 'PD-43',
  each: 'transition',
  stateOf: ({
    value,
    context: { tabs, followed, isNewRun, actor, awaited, lastShownEvent, moment },
  }) => {
    const name = typeof value === 'string' ? value : `following, ${value.following}`;
    const shown = typeof value === 'object' && value.following === 'paused' ? lastShownEvent : '';
    return `${name}${String(shown)}: ${tabs.map(({ tab }) => tab).join(', ') || 'no tab'}${followed === null ? '' : `, of ${followed.tab}${isNewRun ? ' again' : ''}`}${actor === null ? '' : `, ${actor}`}${moment === null ? '' : ` at ${String(moment)}`}${awaited === null ? '' : `, for ${awaited}`}`;
  },
  events: {
    'the tab of the editor answers': { type: 'tab.found', ...editor },
    'the tab of the list answers': { type: 'tab.found', ...list },
    'the search ends': { type: 'xstate.after.searchTime.inspectorConnection.looking' },
    'choose the tab of the editor': { type: 'tab.choose', tab: 'one' },
    'choose the tab of the list': { type: 'tab.choose', tab: 'two' },
    'the tab of the editor does not answer': { type: 'tab.lost', tab: 'one' },
    'the tab of the list signs out': { type: 'tab.ended', tab: 'two' },
    'the tab of the editor closes': { type: 'tab.ended', tab: 'one' },
    'the tab of the list does not answer': { type: 'tab.lost', tab: 'two' },
    'follow no tab': { type: 'tab.leave' },
    'choose an actor': { type: 'actor.choose', actor: 'x:1' },
    'open a link to a machine': { type: 'actor.await', name: 'quizEditor' },
    'open an address without a machine': { type: 'actor.await', name: null },
    'send it an event': { type: 'actor.send', actor: 'x:1', event: { type: 'signOut' } },
    'take its recording': { type: 'recording.take' },
    'choose the oldest event': { type: 'moment.choose', number: 1 },
    'go back to now': { type: 'moment.leave' },
    'pause the log': { type: 'log.pause', lastEvent: 7 },
    'resume the log': { type: 'log.resume' },
    'clear the log': { type: 'log.clear' },
    'the channel breaks': { type: 'xstate.error.actor.channel', error: new Error('no channel') },
  },
});
