import {
  assertEvent,
  assign,
  emit,
  fromPromise,
  raise,
  sendTo,
  setup,
  type ActorRefFrom,
} from 'xstate';

import { failureMessage } from '../../domain/failure-message.ts';
import type { Message } from '../../domain/notice.ts';
import { failed, type Outcome } from '../../domain/outcome.ts';
import { articlePages, type AssignedArticle } from '../../domain/sponsors/articles.ts';
import type { Emitted } from '../shared/emitted.ts';
import { notSupplied } from '../shared/not-supplied.ts';
import { candidatesInput, candidatesMachine } from './candidates-machine.ts';

/** An article to assign or to remove. */
export interface ArticleTask {
  readonly kind: 'assign' | 'remove';
  readonly id: number;
  readonly title: string;
}

/** What became of a task: why the server would not assign the article, and the sponsor's articles afterwards. */
export interface TaskResult {
  readonly refusal: string | null;
  readonly articles: readonly AssignedArticle[];
}

/** What `carryOut` is given; `articles` are those before. */
export interface TaskInput {
  readonly sponsor: number;
  readonly task: ArticleTask;
  readonly articles: readonly AssignedArticle[];
}

/** What happens to a sponsor's articles. */
export type SponsorArticlesEvent =
  | { readonly type: 'page.go'; readonly page: number }
  | { readonly type: 'article.remove'; readonly id: number; readonly title: string }
  | { readonly type: 'article.assign'; readonly id: number; readonly title: string }
  | { readonly type: 'dialog.open' }
  | { readonly type: 'dialog.close' };

interface SponsorArticlesContext {
  readonly sponsor: number;
  readonly articles: readonly AssignedArticle[];
  readonly page: number;
  /** What is being done, then what waits for it. */
  readonly tasks: readonly ArticleTask[];
  /** Why the last article was not assigned, shown in the dialog. */
  readonly complaint: Message | null;
}

const done = {
  assign: { key: 'sponsors.articleAssigned' },
  remove: { key: 'sponsors.articleRemoved' },
} as const;
const notDone = {
  assign: { key: 'sponsors.articleNotAssigned' },
  remove: { key: 'sponsors.articleNotRemoved' },
} as const;

/** What is said of a task: that it is done, the server's reason where it gives one (SPON-44), or that it could not be done. */
function verdict(
  { kind }: ArticleTask,
  outcome: Outcome<TaskResult>,
): { readonly severity: 'info' | 'error'; readonly message: Message } {
  if (!outcome.ok)
    return {
      severity: 'error',
      message: outcome.failure.kind === 'offline' ? failureMessage(outcome.failure) : notDone[kind],
    };
  return outcome.value.refusal === null
    ? { severity: 'info', message: done[kind] }
    : { severity: 'error', message: { text: outcome.value.refusal } };
}

const isWaiting = (tasks: readonly ArticleTask[], id: number): boolean =>
  tasks.some((task) => task.id === id);

/**
 * The articles of a sponsor: paged here (SPON-19), removed (SPON-50), and assigned out of a dialog with the list of candidates (SPON-22 to SPON-28, SPON-51). What is pressed
 * while something is under way is done after it. Supply `carryOut` and the dialog's list `candidates`.
 */
export const sponsorArticlesMachine = setup({
  types: {
    context: {} as SponsorArticlesContext,
    events: {} as SponsorArticlesEvent | { readonly type: 'articles.changed' },
    input: {} as { readonly sponsor: number; readonly articles: readonly AssignedArticle[] },
    emitted: {} as Emitted,
  },
  actors: {
    carryOut: fromPromise<Outcome<TaskResult>, TaskInput>(notSupplied('carryOut')),
    candidates: candidatesMachine,
  },
  guards: {
    pageExists: ({ context, event }) => {
      assertEvent(event, 'page.go');
      return event.page >= 1 && event.page <= articlePages(context.articles.length);
    },
    isRemovable: ({ context: { articles, tasks }, event }) => {
      assertEvent(event, 'article.remove');
      return !isWaiting(tasks, event.id) && articles.some(({ id }) => id === event.id);
    },
    isAssignable: ({ context: { articles, tasks }, event }) => {
      assertEvent(event, 'article.assign');
      return !isWaiting(tasks, event.id) && !articles.some(({ id }) => id === event.id);
    },
    hasTasks: ({ context }) => context.tasks.length > 0,
  },
  actions: {
    turnTo: assign(({ event }) => {
      assertEvent(event, 'page.go');
      return { page: event.page };
    }),
    queueRemoval: assign(({ context: { tasks }, event }) => {
      assertEvent(event, 'article.remove');
      return { tasks: [...tasks, { kind: 'remove' as const, id: event.id, title: event.title }] };
    }),
    queueAssignment: assign(({ context: { tasks }, event }) => {
      assertEvent(event, 'article.assign');
      return {
        complaint: null,
        tasks: [...tasks, { kind: 'assign' as const, id: event.id, title: event.title }],
      };
    }),
    take: assign(
      (
        {
          context: {
            articles: before,
            page,
            tasks: [task, ...tasks],
          },
        },
        outcome: Outcome<TaskResult>,
      ) => {
        const articles = outcome.ok ? outcome.value.articles : before;
        const said = task === undefined ? null : verdict(task, outcome);
        return {
          articles,
          tasks,
          page: Math.min(page, articlePages(articles.length)),
          complaint: task?.kind === 'assign' && said?.severity === 'error' ? said.message : null,
        };
      },
    ),
    tell: emit(
      (
        {
          context: {
            tasks: [task],
          },
        },
        outcome: Outcome<TaskResult>,
      ) => ({
        type: 'notice',
        notice: verdict(task ?? { kind: 'assign', id: 0, title: '' }, outcome),
      }),
    ),
    refreshCandidates: sendTo('candidates', { type: 'list.refresh' }),
    forget: assign({ complaint: null }),
  },
}).createMachine({
  id: 'sponsorArticles',
  context: ({ input: { sponsor, articles } }) => ({
    sponsor,
    articles,
    page: 1,
    tasks: [],
    complaint: null,
  }),
  type: 'parallel',
  states: {
    table: {
      on: {
        'page.go': { guard: 'pageExists', actions: 'turnTo' },
        'article.remove': { guard: 'isRemovable', actions: 'queueRemoval' },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'dialog.open': { target: 'open', actions: 'forget' } } },
        open: {
          invoke: { src: 'candidates', id: 'candidates', input: candidatesInput },
          on: {
            'dialog.close': 'closed',
            'articles.changed': { actions: 'refreshCandidates' },
            'article.assign': { guard: 'isAssignable', actions: 'queueAssignment' },
          },
        },
      },
    },
    work: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasTasks', target: 'working' } },
        working: {
          invoke: {
            src: 'carryOut',
            input: ({ context: { sponsor, articles, tasks } }) => ({
              sponsor,
              articles,
              task: tasks[0] as ArticleTask,
            }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'tell', params: ({ event }) => event.output },
                { type: 'take', params: ({ event }) => event.output },
                raise({ type: 'articles.changed' }),
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                { type: 'tell', params: () => failed({ kind: 'unexpected' }) },
                { type: 'take', params: () => failed({ kind: 'unexpected' }) },
              ],
            },
          },
        },
      },
    },
  },
});

/** The running articles of a sponsor. */
export type SponsorArticlesRef = ActorRefFrom<typeof sponsorArticlesMachine>;
