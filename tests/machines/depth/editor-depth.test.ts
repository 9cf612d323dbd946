import * as fc from 'fast-check';

import type { DraftItem } from '../../../src/domain/quiz/draft/draft.ts';
import { inTab, openTwoTabs, setFate, testInDepth, type TabAction } from '../../support/depth.ts';
import { EditorOracle, type EditedQuiz } from './editor-oracle.ts';
import { Server, Tab } from './editor-tab.ts';

type EditorAction = TabAction<EditorOracle, Tab, Server>;

/** Numbers that pick a place among those that are there. */
const picks = fc.record({ a: fc.nat(7), b: fc.nat(7), c: fc.nat(7), d: fc.nat(7) });
interface Pick {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}
const texts = fc.constantFrom('', 'ab', 'Osmosis', 'Cells', ' ');

/** A action a tenth of a second after the last one, while the form is shown. */
const edit = (
  name: string,
  act: (oracle: EditorOracle, tab: Tab, server: Server) => void,
): fc.Arbitrary<EditorAction> =>
  inTab(name, (oracle, tab, server) => {
    server.time += 100;
    act(oracle, tab, server);
  });

interface Place {
  readonly at: readonly [number, number];
  readonly item: DraftItem;
}

/** A action with an activity. */
const withActivity = (
  name: string,
  act: (oracle: EditorOracle, tab: Tab, index: number, pick: Pick, key: string) => void,
): fc.Arbitrary<EditorAction> =>
  picks.chain((pick) =>
    edit(`${name} (${Object.values(pick).join()})`, (oracle, tab) => {
      const index = pick.a % tab.activities.length;
      const activity = tab.activities[index];
      if (activity !== undefined) act(oracle, tab, index, pick, activity.key);
    }),
  );

/** A action with an item, which is a question unless all may be meant. */
const withItem = (
  name: string,
  act: (oracle: EditorOracle, tab: Tab, place: Place, pick: Pick) => void,
  isMeant = ({ type }: DraftItem): boolean => type === 'question',
): fc.Arbitrary<EditorAction> =>
  withActivity(name, (oracle, tab, index, pick) => {
    const items = tab.activities[index]?.items ?? [];
    const item = items[pick.b % Math.max(1, items.length)];
    if (item === undefined || !isMeant(item)) return;
    act(oracle, tab, { at: [index, items.indexOf(item)], item }, pick);
  });

/** A action with an option of a question. */
const withOption = (
  name: string,
  act: (oracle: EditorOracle, tab: Tab, place: Place, index: number, option: string) => void,
): fc.Arbitrary<EditorAction> =>
  withItem(name, (oracle, tab, place, { c }) => {
    const index = c % place.item.options.length;
    const option = place.item.options[index];
    if (option !== undefined) act(oracle, tab, place, index, option.id);
  });

const activityActions: readonly fc.Arbitrary<EditorAction>[] = [
  edit('add an activity', (oracle, tab) => {
    oracle.addActivity();
    tab.send({ type: 'activity.add' });
  }),
  withActivity('remove an activity', (oracle, tab, index, _, activity) => {
    oracle.removeActivity(index);
    tab.send({ type: 'activity.remove', activity });
  }),
  withActivity('move an activity', (oracle, tab, index, { b }, activity) => {
    const to = b % tab.activities.length;
    oracle.moveActivity(index, to);
    tab.send({ type: 'activity.move', activity, to });
  }),
  texts.chain((title) =>
    withActivity(`rename to '${title}'`, (oracle, tab, index, _, activity) => {
      oracle.renameActivity(index, title);
      tab.send({ type: 'activity.rename', activity, title });
    }),
  ),
  withActivity('select', (oracle, tab, index, _, activity) => {
    oracle.select(index);
    tab.send({ type: 'selection.set', activity });
  }),
];

const itemActions: readonly fc.Arbitrary<EditorAction>[] = [
  edit('add a question', (oracle, tab) => {
    oracle.addQuestion();
    tab.send({ type: 'question.add' });
  }),
  withActivity('add a video', (oracle, tab, index, { b, c }, activity) => {
    const [id, title] = [(b % 4) + 6, `Video ${String(c)}`];
    oracle.addVideo(index, id, title);
    const article = { id, title, image: null };
    tab.send({ type: 'video.add', activity, item: tab.createKey(), article });
  }),
  withItem(
    'remove an item',
    (oracle, tab, { at, item }) => {
      oracle.removeItem(at);
      tab.send({ type: 'item.remove', item: item.key });
    },
    () => true,
  ),
  withItem(
    'move an item',
    (oracle, tab, { at, item }, { c, d }) => {
      const index = c % tab.activities.length;
      const target = tab.activities[index];
      if (target === undefined) return;
      const places = target.items.length + (index === at[0] ? 0 : 1);
      oracle.moveItem(at, index, d % places);
      tab.send({ type: 'item.move', item: item.key, activity: target.key, to: d % places });
    },
    () => true,
  ),
];

/** An action with every other item of an activity. */
const withItems = (
  name: string,
  act: (
    oracle: EditorOracle,
    tab: Tab,
    index: number,
    items: readonly string[],
    isMeant: (index: number) => boolean,
    pick: Pick,
  ) => void,
): fc.Arbitrary<EditorAction> =>
  withActivity(name, (oracle, tab, index, pick) => {
    const isMeant = (at: number): boolean => at % 2 === pick.b % 2;
    const keys = (tab.activities[index]?.items ?? []).map(({ key }) => key);
    const meant = keys.filter((_, at) => isMeant(at));
    if (meant.length > 0) act(oracle, tab, index, meant, isMeant, pick);
  });

const severalActions: readonly fc.Arbitrary<EditorAction>[] = [
  withActivity('duplicate an activity', (oracle, tab, index, _, activity) => {
    oracle.duplicateActivity(index);
    tab.send({ type: 'activity.duplicate', activity });
  }),
  withItems('duplicate items', (oracle, tab, index, items, isMeant) => {
    oracle.duplicateItems(index, isMeant);
    tab.send({ type: 'items.duplicate', items });
  }),
  withItems('remove items', (oracle, tab, index, items, isMeant) => {
    oracle.removeItems(index, isMeant);
    tab.send({ type: 'items.remove', items });
  }),
  withItems('move items', (oracle, tab, index, items, isMeant, { c, d }) => {
    const to = c % tab.activities.length;
    const target = tab.activities[to];
    if (target === undefined) return;
    const places = target.items.length + 1 - (to === index ? items.length : 0);
    oracle.moveItems(index, isMeant, to, d % places);
    tab.send({ type: 'items.move', items, activity: target.key, to: d % places });
  }),
  fc.boolean().chain((isMultiple) =>
    withActivity(`several answers in all: ${String(isMultiple)}`, (oracle, tab, index) => {
      const items = (tab.activities[index]?.items ?? []).map(({ key }) => key);
      oracle.setAllMultiple(index, isMultiple);
      tab.send({ type: 'items.setMultiple', items, isMultiple });
    }),
  ),
  withOption('move an option', (oracle, tab, { at, item }, index, option) => {
    const to = item.options.length - 1 - index;
    oracle.moveOption(at, index, to);
    tab.send({ type: 'option.move', item: item.key, option, to });
  }),
  fc
    .constantFrom(['Option', 'Answer'], ['Activity 1', ''], ['s', 'ss'] as const)
    .chain(([search, text]) =>
      edit(`replace '${search}' by '${text}'`, (oracle, tab) => {
        oracle.replaceAll(search, text);
        tab.replaceAll(search, text);
      }),
    ),
  withItems('select items', (_, tab, __, items) => {
    for (const item of items) tab.send({ type: 'items.select', item, isSelected: true });
  }),
];

const questionActions: readonly fc.Arbitrary<EditorAction>[] = [
  texts.chain((title) =>
    withItem(`ask '${title}'`, (oracle, tab, { at, item }) => {
      oracle.setQuestion(at, title);
      tab.send({ type: 'question.setTitle', item: item.key, title });
    }),
  ),
  texts.chain((alt) =>
    withItem(`describe the image as '${alt}'`, (oracle, tab, { at, item }) => {
      oracle.describeImage(at, alt);
      tab.send({ type: 'question.setImageAlt', item: item.key, alt });
    }),
  ),
  texts.chain((alt) =>
    withItem(`give it an image that shows '${alt}'`, (oracle, tab, { at, item }, { d }) => {
      const image = d < 2 ? null : `/${String(d % 2)}.png`;
      oracle.setImage(at, image, alt);
      tab.send({ type: 'question.setImage', item: item.key, image, alt });
    }),
  ),
  fc.boolean().chain((isMultiple) =>
    withItem(`several answers: ${String(isMultiple)}`, (oracle, tab, { at, item }) => {
      oracle.setMultiple(at, isMultiple);
      tab.send({ type: 'question.setMultiple', item: item.key, isMultiple });
    }),
  ),
  withItem('add an option', (oracle, tab, { at, item }) => {
    oracle.addOption(at);
    tab.send({ type: 'option.add', item: item.key });
  }),
  withOption('remove an option', (oracle, tab, { at, item }, index, option) => {
    oracle.removeOption(at, index);
    tab.send({ type: 'option.remove', item: item.key, option });
  }),
  texts.chain((text) =>
    withOption(`write '${text}'`, (oracle, tab, { at, item }, index, option) => {
      oracle.setOption(at, index, text);
      tab.send({ type: 'option.setText', item: item.key, option, text });
    }),
  ),
  withOption('choose', (oracle, tab, { at, item }, index, option) => {
    oracle.choose(at, index);
    tab.send({ type: 'answer.choose', item: item.key, option });
  }),
];

/** Undo and redo, after which the changed place is shown. */
const historyActions = (['undo', 'redo'] as const).map((name) =>
  edit(name, (oracle, tab) => {
    oracle[name]();
    tab.send({ type: `history.${name}` });
    if (oracle.phase === 'editing') oracle.follow(tab.selectedIndex);
  }),
);

const otherActions: readonly fc.Arbitrary<EditorAction>[] = [
  setFate('answers', 'answers', 'lostBefore', 'lostAfter', 'fails'),
  texts.chain((title) =>
    edit(`type the title '${title}'`, (oracle, tab) => {
      oracle.setTitle(title);
      tab.send({ type: 'detail.set', field: 'title', value: title });
    }),
  ),
  fc.boolean().chain((isRestricted) =>
    edit(`restrict: ${String(isRestricted)}`, (oracle, tab) => {
      oracle.restrict(isRestricted);
      tab.send({ type: 'detail.set', field: 'restrictNonInstitutional', value: isRestricted });
    }),
  ),
  edit('pause', (_, __, server) => {
    server.time += 5000;
  }),
  edit('leave the field', (oracle, tab) => {
    oracle.leaveField();
    tab.send({ type: 'field.leave' });
  }),
  edit('the storage is full', (_, tab) => {
    tab.failStorage();
  }),
  edit('save', (oracle, tab) => {
    oracle.save();
    tab.send({ type: 'editor.save' });
  }),
  edit('save and stay', (oracle, tab) => {
    oracle.saveAndStay();
    tab.send({ type: 'editor.saveAndStay' });
  }),
  edit('read their version again', (oracle, tab) => {
    oracle.readTheirsAgain();
    tab.send({ type: 'conflict.reload' });
  }),
  edit('go on', (oracle, tab) => {
    oracle.goOn();
    tab.send({ type: 'conflict.dismiss' });
  }),
  edit('open the quiz again', (oracle, tab) => {
    if (oracle.phase !== 'left') return;
    oracle.phase = 'loading';
    tab.actor.stop();
    tab.open();
  }),
];

const editedQuizzes: readonly EditedQuiz[] = [
  { kind: 'template', isDistributed: false },
  { kind: 'library', isDistributed: false },
  { kind: 'user', isDistributed: true },
];

for (const edited of editedQuizzes)
  testInDepth({
    title: `QED-17 QED-24 QED-27 QED-29 QVAL-02 NAV-010 two authors of a ${edited.kind} quiz`,
    actions: [
      ...activityActions,
      ...itemActions,
      ...severalActions,
      ...questionActions,
      ...historyActions,
      ...otherActions,
    ],
    start: (scheduler) => {
      const server = new Server();
      return openTwoTabs(
        server,
        () => new EditorOracle(edited, () => server.time),
        (oracle) => new Tab(edited, oracle, server, scheduler),
      );
    },
    lightRuns: 20,
    maxActions: 50,
    kept: [],
  });
