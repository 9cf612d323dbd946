import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { ShareResponse } from '../../../../src/domain/sharing/recipients.ts';
import { createShareNotices } from '../../../../src/domain/sharing/share-notices.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { shareMachine } from '../../../../src/machines/shared/sharing/share-machine.ts';
import type {
  ShareEmitted,
  ShareEvent,
  SharedItem,
  ShareRequest,
} from '../../../../src/machines/shared/sharing/share-types.ts';
import { holdActors } from '../../../support/held-actors.ts';

const item: SharedItem = { id: 7, title: 'Tide Pools', call: 'admin' };
const lucia = { firstName: 'Lucía', lastName: 'Ferrer', email: 'cs@lectern.test' };
const became = (parts: Partial<ShareResponse>): Outcome<ShareResponse> =>
  succeeded({ shared: [], alreadyShared: [], notAccess: [], notFound: [], ...parts });

const readersId = '0.share.open.readers.loading';

/** The dialog open for a quiz; the test answers its requests. */
function open(readers?: readonly (typeof lucia)[]) {
  const own = holdActors();
  let names = 0;
  const sent: ShareRequest[] = [];
  const emitted: ShareEmitted[] = [];
  const unsaved: boolean[] = [];
  let answerShare: (outcome: Outcome<ShareResponse>) => void = () => undefined;
  const share = fromCall<ShareResponse, ShareRequest>(
    ({ input }) =>
      new Promise((resolve) => {
        sent.push(input);
        answerShare = resolve;
      }),
  );
  const actor = createActor(
    shareMachine.provide({ actors: { share, loadReaders: own.promise() } }),
    {
      input: {
        createNotices: createShareNotices,
        createKey: () => {
          names += 1;
          return `name ${String(names)}`;
        },
      },
    },
  );
  actor.on('*', (event) => {
    if (event.type === 'unsavedWork') unsaved.push(event.isUnsaved);
    else emitted.push(event);
  });
  actor.start();
  const send = (...events: readonly ShareEvent[]): void => {
    for (const event of events) actor.send(event);
  };
  send({ type: 'share.open', item, ...(readers && { readers }) });
  const settle = (wanted: 'editing' | 'closed') =>
    waitFor(
      actor,
      (snapshot) =>
        snapshot.matches(wanted === 'closed' ? 'closed' : { open: { recipients: 'editing' } }),
      { timeout: 1000 },
    );
  return {
    send,
    sent,
    emitted,
    unsaved,
    context: () => actor.getSnapshot().context,
    texts: () => actor.getSnapshot().context.recipients.map(({ text }) => text),
    answer: async (outcome: Outcome<ShareResponse>, then: 'editing' | 'closed') => {
      answerShare(outcome);
      await settle(then);
    },
    readers: async (outcome: Outcome<readonly (typeof lucia)[]>) => {
      own.resolve(readersId, outcome);
      await waitFor(actor, (snapshot) => !snapshot.matches({ open: { readers: 'loading' } }), {
        timeout: 1000,
      });
    },
    isOpen: () => actor.getSnapshot().hasTag('open'),
    isSending: () => actor.getSnapshot().hasTag('sending'),
    reopen: (other: SharedItem) => {
      send({ type: 'share.close' }, { type: 'share.open', item: other });
    },
  };
}

const paste = (text: string): ShareEvent => ({ type: 'share.paste', text });

describe('share dialog', () => {
  it('QSHR-03 QSHR-10 shares the text in the field too, shows one notification per result list with the printed text, and closes', async () => {
    const { send, sent, emitted, answer, texts, isOpen } = open([]);
    send(
      paste('ana@x.org; "Silva, Bo" <bo@x.org>'),
      { type: 'share.type', text: 'cs@lectern.test' },
      { type: 'share.send' },
    );
    expect(sent).toEqual([
      { item, emails: ['ana@x.org', 'bo@x.org', 'cs@lectern.test'], idempotencyKey: 'name 1' },
    ]);
    await answer(
      became({ shared: ['ana@x.org', 'bo@x.org'], alreadyShared: ['cs@lectern.test'] }),
      'closed',
    );
    expect(emitted).toEqual([
      {
        type: 'notice',
        notice: {
          severity: 'success',
          message: { key: 'quizSharing.shared', values: { list: ['ana@x.org', 'bo@x.org'] } },
        },
      },
      {
        type: 'notice',
        notice: {
          severity: 'info',
          message: { key: 'quizSharing.alreadyShared', values: { list: ['cs@lectern.test'] } },
        },
      },
      { type: 'shared' },
    ]);
    expect([isOpen(), texts()]).toEqual([false, []]);
  });

  it('QSHR-07 QSHR-08 QSHR-09 keeps recipients without access with the reason; adds new readers at once and reloads the list', async () => {
    const { send, emitted, answer, context, readers } = open([lucia]);
    send(paste('ana@x.org, Pub@x.org, nobody@x.org'), { type: 'share.send' });
    await answer(
      became({ shared: ['ana@x.org'], notAccess: ['pub@x.org'], notFound: ['nobody@x.org'] }),
      'editing',
    );
    expect(
      emitted.map((event) =>
        event.type === 'notice'
          ? `${event.notice.severity} ${JSON.stringify(event.notice.message)}`
          : event.type,
      ),
    ).toEqual([
      'success {"key":"quizSharing.shared","values":{"list":["ana@x.org"]}}',
      'warning {"key":"quizSharing.notAccess","values":{"list":["pub@x.org"]}}',
      'warning {"key":"quizSharing.notFound","values":{"list":["nobody@x.org"]}}',
      'shared',
    ]);
    expect(context()).toMatchObject({
      recipients: [
        { kind: 'address', text: 'Pub@x.org', refused: 'notAccess' },
        { kind: 'address', text: 'nobody@x.org', refused: 'notFound' },
      ],
      statusMessage: { key: 'shareDialog.toCorrectAfter', values: { count: 2 } },
      readers: [lucia, { firstName: '', lastName: '', email: 'ana@x.org' }],
    });
    await readers(failed({ kind: 'offline' }));
    expect(context().readers).toHaveLength(2);
  });

  it('SES-13 entries are unsaved work while the dialog is open, until they are shared, removed or discarded', async () => {
    const { send, unsaved, answer } = open([]);
    const now = () => unsaved.at(-1);
    expect(now()).toBe(false);
    send({ type: 'share.type', text: 'a' });
    expect(now()).toBe(true);
    send({ type: 'share.type', text: '' });
    expect(now()).toBe(false);
    send(paste('ana@x.org'));
    expect(now()).toBe(true);
    send({ type: 'share.remove', text: 'ana@x.org' });
    expect(now()).toBe(false);
    send(paste('ana@x.org'), { type: 'share.close' });
    expect(now()).toBe(false);
    send({ type: 'share.open', item });
    expect(now()).toBe(true);
    send({ type: 'share.send' });
    await answer(failed({ kind: 'expired' }), 'editing');
    expect(now()).toBe(true);
    send({ type: 'share.send' });
    await answer(became({ shared: ['ana@x.org'] }), 'closed');
    expect(now()).toBe(false);
  });

  it('QSHR-02 shows a failed request in the dialog, keeps everything, and retries with the same key', async () => {
    const { send, sent, answer, context, texts, emitted } = open([]);
    send(paste('ana@x.org'), { type: 'share.send' });
    await answer(failed({ kind: 'offline' }), 'editing');
    expect([context().failure, texts(), emitted]).toEqual([{ kind: 'offline' }, ['ana@x.org'], []]);
    send({ type: 'share.send' });
    expect(context().failure).toBeNull();
    await answer(failed({ kind: 'offline' }), 'editing');
    send(paste('bo@x.org'));
    expect(context().failure).toBeNull();
    send({ type: 'share.send' });
    expect(sent.map(({ idempotencyKey, emails }) => [idempotencyKey, emails.length])).toEqual([
      ['name 1', 1],
      ['name 1', 1],
      ['name 2', 2],
    ]);
  });

  it('QSHR-02 QSHR-04 sends nothing without an address, with an entry to correct or with more than 200', () => {
    const { send, sent, context } = open([]);
    send({ type: 'share.send' });
    expect(context().error).toEqual({ key: 'quizSharing.nobody' });
    send({ type: 'share.type', text: 'bob' }, { type: 'share.send' });
    expect([context().error, context().recipients, context().text]).toEqual([
      { key: 'quizSharing.correctFirst', values: { count: 1 } },
      [{ kind: 'invalid', text: 'bob', refused: null }],
      '',
    ]);
    send({ type: 'share.removeInvalid' });
    expect([context().error, context().statusMessage]).toEqual([
      null,
      { key: 'shareDialog.removedInvalid', values: { count: 1 } },
    ]);
    send(paste(Array.from({ length: 230 }, (_, index) => `s${String(index)}@x.org`).join('\n')), {
      type: 'share.send',
    });
    expect(context().error).toEqual({
      key: 'quizSharing.tooMany',
      values: { count: 230, max: 200 },
    });
    send({ type: 'share.keepFirst' });
    expect([context().recipients.length, context().statusMessage, sent.length]).toEqual([
      200,
      { key: 'shareDialog.keptFirst', values: { max: 200, count: 30 } },
      0,
    ]);
    send({ type: 'share.send' });
    expect(sent).toHaveLength(1);
  });

  it('QSHR-03 QSHR-04 announces added, repeated and invalid entries; addresses are equal regardless of case', () => {
    const { send, context, texts } = open([]);
    send(paste('ana@x.org'), paste('ANA@x.org bo@x.org bob@ bob@'));
    expect(texts()).toEqual(['ana@x.org', 'bo@x.org', 'bob@']);
    expect(context().statusMessage).toEqual({
      lines: [
        { key: 'shareDialog.added', values: { count: 1, first: 'bo@x.org' } },
        { key: 'shareDialog.toCorrect', values: { count: 1 } },
        { key: 'shareDialog.repeated', values: { count: 2, first: 'ANA@x.org' } },
      ],
    });
    send({ type: 'share.remove', text: 'bo@x.org' });
    expect([texts(), context().statusMessage]).toEqual([
      ['ana@x.org', 'bob@'],
      { key: 'shareDialog.removed', values: { text: 'bo@x.org' } },
    ]);
  });

  it('QSHR-04 correcting moves an entry into the field and keeps the text that was there', () => {
    const { send, context, texts } = open([]);
    send(
      paste('bob@'),
      { type: 'share.type', text: 'ana@x.org' },
      { type: 'share.correct', text: 'bob@' },
    );
    expect([texts(), context().text, context().statusMessage]).toEqual([
      ['ana@x.org'],
      'bob@',
      null,
    ]);
  });

  it('QSHR-03 a comma or a space after an address adds it, a comma after a name does not', () => {
    const { send, context, texts } = open([]);
    for (const text of [
      'Silva,',
      'Silva, Ana',
      'Silva, Ana <ana@x.org>',
      'Silva, Ana <ana@x.org>,',
      'bo@x.org ',
      'carl@x.org;',
      'dan@x.org',
    ])
      send({ type: 'share.type', text });
    expect([texts(), context().text]).toEqual([
      ['ana@x.org', 'bo@x.org', 'carl@x.org'],
      'dan@x.org',
    ]);
  });

  it('QSHR-11 PERM-15 loads the readers when there is no list; a failure can be retried', async () => {
    const { send, readers, context } = open();
    expect(context().readers).toBeNull();
    await readers(failed({ kind: 'offline' }));
    expect([context().readers, context().readersFailure]).toEqual([null, { kind: 'offline' }]);
    send({ type: 'readers.retry' });
    await readers(succeeded([lucia]));
    expect([context().readers, context().readersFailure]).toEqual([[lucia], null]);
  });

  it('QSHR-12 PERM-19 loads nothing when there is a sharedList', () => {
    expect(open([lucia]).context()).toMatchObject({ readers: [lucia], readersFailure: null });
  });

  it('QSHR-04 keeps the entries when it is opened again for the same quiz, not for another; stays open while sending', async () => {
    const { send, texts, reopen, isOpen, isSending, answer } = open([]);
    send(paste('ana@x.org'));
    reopen(item);
    expect(texts()).toEqual(['ana@x.org']);
    send(
      { type: 'share.send' },
      { type: 'share.close' },
      { type: 'share.send' },
      paste('bo@x.org'),
    );
    expect([isOpen(), isSending(), texts()]).toEqual([true, true, ['ana@x.org']]);
    await answer(failed({ kind: 'unexpected' }), 'editing');
    reopen({ ...item, id: 8 });
    expect(texts()).toEqual([]);
  });
});
