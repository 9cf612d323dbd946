import * as fc from 'fast-check';
import { expect } from 'vitest';
import { createActor } from 'xstate';

import type { BannerForm } from '../../../src/domain/banner/banner-form.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { bannerMachine } from '../../../src/machines/banner/banner-machine.ts';
import type { LoadedForm, SaveFormInput } from '../../../src/machines/shared/form/form-types.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { inTab, openTwoTabs, setFate, testInDepth, type TabAction } from '../../support/depth.ts';
import { FormOracle, type SaveAnswer, type Stored, type Values } from './form-oracle.ts';

const toValues = ({ message, type }: BannerForm): Values => ({
  message,
  type: type as Values['type'],
});
const toForm = (values: Values): BannerForm => ({ id: 1, isPublished: false, ...values });
const toLoaded = ({ values, version }: Stored): LoadedForm<BannerForm> => ({
  values: toForm(values),
  version: String(version),
});

/** The stored banner, which takes a save of its newest version only (PD-39). */
class Server {
  stored: Stored = { values: { message: '<p>Stored</p>', type: 'system' }, version: 1 };
  /** `lostAfter`: the banner is stored, and the answer is lost. */
  fate: 'answers' | 'lostBefore' | 'lostAfter' | 'invalid' | 'fails' = 'answers';
  readonly accepted: Values[] = [this.stored.values];

  load(): Stored | 'lost' {
    return this.fate === 'answers' || this.fate === 'invalid' ? this.stored : 'lost';
  }

  save(values: Values, version: number): SaveAnswer {
    if (this.fate === 'lostBefore' || this.fate === 'fails') return 'lost';
    if (this.fate === 'invalid') return 'invalid';
    if (version !== this.stored.version) return 'conflict';
    this.stored = { values, version: version + 1 };
    this.accepted.push(values);
    return this.fate === 'lostAfter' ? 'lost' : { stored: this.stored };
  }
}

function toOutcome(answer: SaveAnswer, current: Stored): Outcome<LoadedForm<BannerForm>> {
  if (answer === 'lost') return failed({ kind: 'offline' });
  if (answer === 'conflict') return failed({ kind: 'conflict', current: String(current.version) });
  if (answer === 'invalid')
    return failed({ kind: 'invalid', errors: { message: [{ text: 'No.' }] } });
  return succeeded(toLoaded(answer.stored));
}

/** The form in a tab of its own. */
class Tab {
  private readonly sent: unknown[] = [];
  private isUnsaved = false;
  private loads = 0;
  private readonly oracle: FormOracle;
  private readonly server: Server;
  private readonly scheduler: fc.Scheduler;
  readonly actor;

  constructor(oracle: FormOracle, server: Server, scheduler: fc.Scheduler) {
    [this.oracle, this.server, this.scheduler] = [oracle, server, scheduler];
    const machine = bannerMachine.provide({
      actors: {
        load: fromCall<LoadedForm<BannerForm>, { readonly subject: null }>(() => this.load()),
        save: fromCall<LoadedForm<BannerForm>, SaveFormInput<BannerForm, null>>(({ input }) =>
          this.save(input),
        ),
      },
    });
    this.actor = createActor(machine, { input: null });
    this.actor.on('unsavedWork', ({ isUnsaved }) => {
      this.isUnsaved = isUnsaved;
    });
    this.actor.start();
  }

  private async load(): Promise<Outcome<LoadedForm<BannerForm>>> {
    this.loads += 1;
    const request = this.loads;
    const [answer, { fate }] = [this.server.load(), this.server];
    await this.scheduler.schedule(Promise.resolve(), 'load');
    this.oracle.hearVersion(request, answer);
    if (fate === 'fails') return failed({ kind: 'unexpected' });
    return answer === 'lost' ? failed({ kind: 'offline' }) : succeeded(toLoaded(answer));
  }

  private async save({
    values,
    version,
  }: SaveFormInput<BannerForm, null>): Promise<Outcome<LoadedForm<BannerForm>>> {
    const sent = { values: toValues(values), version: Number(version) };
    this.sent.push(sent);
    const [answer, { fate }] = [this.server.save(sent.values, sent.version), this.server];
    const outcome = toOutcome(answer, this.server.stored);
    await this.scheduler.schedule(Promise.resolve(), 'save');
    this.oracle.hearSaved(answer);
    if (fate === 'fails') return failed({ kind: 'unexpected' });
    return outcome;
  }

  private get screen(): FormOracle['screen'] {
    const snapshot = this.actor.getSnapshot();
    if (snapshot.matches('loading')) return 'loading';
    if (snapshot.matches('loadFailed')) return 'error';
    if (snapshot.matches('saving')) return 'saving';
    return snapshot.matches({ editing: 'conflict' }) ? 'comparing' : 'form';
  }

  look(): unknown {
    const { screen, isUnsaved, sent } = this;
    const snapshot = this.actor.getSnapshot();
    const { values, remote } = snapshot.context;
    const loadedRemote = remote && {
      values: toValues(remote.values),
      version: Number(remote.version),
    };
    const isFailed = snapshot.matches({ editing: { conflict: 'loadFailed' } });
    return {
      screen,
      values: screen === 'loading' || screen === 'error' ? null : toValues(values),
      isUnsaved,
      remote: screen === 'comparing' ? (loadedRemote ?? (isFailed ? 'failed' : 'loading')) : null,
      sent,
    };
  }
}

type FormAction = TabAction<FormOracle, Tab, Server>;

const changes = fc.constantFrom<Partial<Values>[]>(
  { message: '<p>Stored</p>' },
  { message: '<p>Mine</p>' },
  { message: '<p>Theirs</p>' },
  { message: '<p></p>' },
  { message: `<p>${'x'.repeat(40)}</p>` },
  { message: `<p>${'x'.repeat(41)}</p>` },
  { type: 'system' },
  { type: 'informative' },
  { type: null },
);

const save: fc.Arbitrary<FormAction> = inTab('save', (oracle, { actor }) => {
  oracle.submit();
  actor.send({ type: 'form.submit' });
});
const keepMine: fc.Arbitrary<FormAction> = inTab('keep mine', (oracle, { actor }) => {
  oracle.keepMine();
  actor.send({ type: 'conflict.overwrite' });
});

/** Saves and conflicts more often than the rest, because they need several actions to come about. */
const actions: readonly fc.Arbitrary<FormAction>[] = [
  setFate('answers', 'answers', 'answers', 'lostBefore', 'lostAfter', 'invalid', 'fails'),
  changes.chain((change) =>
    inTab(`type ${JSON.stringify(change)}`, (oracle, { actor }) => {
      oracle.type(change);
      actor.send({ type: 'form.change', values: change });
    }),
  ),
  inTab('leave the message', (_, { actor }) => {
    actor.send({ type: 'form.blur', field: 'message' });
  }),
  save,
  save,
  inTab('load again', (oracle, { actor }) => {
    if (oracle.screen !== 'error') return;
    oracle.reload();
    actor.send({ type: 'form.reload' });
  }),
  inTab('read their version again', (oracle, { actor }) => {
    oracle.readRemoteAgain();
    actor.send({ type: 'conflict.reload' });
  }),
  keepMine,
  keepMine,
  inTab('take theirs', (oracle, { actor }) => {
    oracle.takeTheirs();
    actor.send({ type: 'conflict.takeRemote' });
  }),
];

testInDepth({
  title: 'BAN-06 BAN-07 BAN-09 NAV-010 two people at one form lose nothing unasked',
  actions,
  start: (scheduler) =>
    openTwoTabs(
      new Server(),
      () => new FormOracle(),
      (oracle, server) => new Tab(oracle, server, scheduler),
    ),
  atEnd: (_, { world }) => {
    expect(world.stored).toEqual({
      values: world.accepted.at(-1),
      version: world.accepted.length,
    });
  },
  lightRuns: 100,
  maxActions: 40,
  kept: [],
});
