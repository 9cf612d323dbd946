import {
  assertEvent,
  assign,
  enqueueActions,
  raise,
  sendTo,
  setup,
  type ActorRefFrom,
} from 'xstate';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Notice } from '../../domain/messages/notice.ts';
import type { Outcome } from '../../domain/outcome.ts';
import {
  countArticlePages,
  type AssignedArticle,
} from '../../domain/sponsors/assigned-articles.ts';
import type { Emitted } from '../shared/emitted.ts';
import { fromCall } from '../shared/from-call.ts';
import { notProvided } from '../shared/not-provided.ts';
import { candidatesInput, candidatesMachine } from './candidates-machine.ts';
import { withOutput } from '../shared/with-output.ts';

/** An article to assign or to remove. */
export interface ArticleTask {
  readonly kind: 'assign' | 'remove';
  readonly id: number;
  readonly title: string;
}

/**
 * The result of a task: why the server refused to assign the article, and the sponsor's articles
 * afterwards.
 */
export interface TaskResult {
  readonly refusal: string | null;
  readonly articles: readonly AssignedArticle[];
}

/** The input of `executeTask`. `articles` are those before the task. */
export interface TaskInput {
  readonly sponsor: number;
  readonly task: ArticleTask;
  readonly articles: readonly AssignedArticle[];
}

/** The events of a sponsor's articles. */
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
  /** The current task first, then the waiting ones. */
  readonly tasks: readonly ArticleTask[];
  /** How many articles were assigned since the last notice of it. */
  readonly assigned: number;
  /** Why the latest article was not assigned, shown in the dialog. */
  readonly error: Message | null;
}

const notDone = {
  assign: { key: 'sponsors.articleNotAssigned' },
  remove: { key: 'sponsors.articleNotRemoved' },
} as const;

/**
 * Returns the notice of a task: a removal, the server's reason (SPON-44), or a failure. Null for an
 * assignment, which is announced with those that follow it.
 */
function createResultNotice({ kind }: ArticleTask, outcome: Outcome<TaskResult>): Notice | null {
  if (!outcome.ok)
    return {
      severity: 'error',
      message:
        outcome.failure.kind === 'offline' ? getFailureMessage(outcome.failure) : notDone[kind],
    };
  if (outcome.value.refusal !== null)
    return { severity: 'error', message: { text: outcome.value.refusal } };
  return kind === 'remove'
    ? { severity: 'info', message: { key: 'sponsors.articleRemoved' } }
    : null;
}

const isWaiting = (tasks: readonly ArticleTask[], id: number): boolean =>
  tasks.some((task) => task.id === id);

/**
 * The articles of a sponsor, divided into pages here (SPON-19), removed (SPON-50), and assigned in
 * a dialog with the list of candidates (SPON-22 to SPON-28, SPON-51). Tasks run one after the
 * other; assignments that follow one another are one notice. Provide `executeTask` and the list
 * `candidates`.
 */
export const sponsorArticlesMachine = setup({
  types: {
    context: {} as SponsorArticlesContext,
    events: {} as SponsorArticlesEvent | { readonly type: 'articles.changed' },
    input: {} as { readonly sponsor: number; readonly articles: readonly AssignedArticle[] },
    emitted: {} as Emitted,
  },
  actors: {
    executeTask: fromCall<TaskResult, TaskInput>(notProvided('executeTask')),
    candidates: candidatesMachine,
  },
  delays: { moreAssignments: 1000 },
  guards: {
    pageExists: ({ context, event }) => {
      assertEvent(event, 'page.go');
      return event.page >= 1 && event.page <= countArticlePages(context.articles.length);
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
    hasAssigned: ({ context }) => context.assigned > 0,
  },
  actions: {
    setPage: assign(({ event }) => {
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
        error: null,
        tasks: [...tasks, { kind: 'assign' as const, id: event.id, title: event.title }],
      };
    }),
    setResult: assign(
      (
        {
          context: {
            articles: before,
            page,
            assigned,
            tasks: [task, ...tasks],
          },
        },
        outcome: Outcome<TaskResult>,
      ) => {
        const articles = outcome.ok ? outcome.value.articles : before;
        const notice = task === undefined ? null : createResultNotice(task, outcome);
        return {
          articles,
          tasks,
          assigned: task?.kind === 'assign' && notice === null ? assigned + 1 : assigned,
          page: Math.min(page, countArticlePages(articles.length)),
          error: task?.kind === 'assign' && notice?.severity === 'error' ? notice.message : null,
        };
      },
    ),
    announceResult: enqueueActions(
      (
        {
          context: {
            tasks: [task],
          },
          enqueue,
        },
        outcome: Outcome<TaskResult>,
      ) => {
        const notice = task === undefined ? null : createResultNotice(task, outcome);
        if (notice !== null) enqueue.emit({ type: 'notice', notice });
      },
    ),
    announceAssigned: enqueueActions(({ context: { assigned }, enqueue }) => {
      enqueue.emit({
        type: 'notice',
        notice: {
          severity: 'info',
          message: { key: 'sponsors.articleAssigned', values: { count: assigned } },
        },
      });
      enqueue.assign({ assigned: 0 });
    }),
    refreshCandidates: sendTo('candidates', { type: 'list.refresh' }),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'sponsorArticles',
  context: ({ input: { sponsor, articles } }) => ({
    sponsor,
    articles,
    page: 1,
    assigned: 0,
    tasks: [],
    error: null,
  }),
  type: 'parallel',
  states: {
    table: {
      on: {
        'page.go': { guard: 'pageExists', actions: 'setPage' },
        'article.remove': { guard: 'isRemovable', actions: 'queueRemoval' },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'dialog.open': { target: 'open', actions: 'clearError' } } },
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
        idle: {
          always: { guard: 'hasTasks', target: 'working' },
          after: { moreAssignments: { guard: 'hasAssigned', actions: 'announceAssigned' } },
        },
        working: {
          invoke: {
            src: 'executeTask',
            input: ({ context: { sponsor, articles, tasks } }) => ({
              sponsor,
              articles,
              task: tasks[0] as ArticleTask,
            }),
            onDone: {
              target: 'idle',
              actions: [
                withOutput('announceResult'),
                withOutput('setResult'),
                raise({ type: 'articles.changed' }),
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
