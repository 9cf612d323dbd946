import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createActor, SimulatedClock } from 'xstate';

import type { EffectiveRole } from '../../../../src/domain/access/role.ts';
import type { QuizContext } from '../../../../src/domain/access/routes.ts';
import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import {
  getQuizListDefaults,
  getQuizListKind,
} from '../../../../src/domain/lists/quiz-list-kinds.ts';
import type { QuizRow } from '../../../../src/domain/lists/quiz-row.ts';
import {
  changeListSettings,
  type ListSettingsChange,
} from '../../../../src/domain/lists/change-list-settings.ts';
import {
  usualListSettings,
  type ListSettings,
} from '../../../../src/domain/lists/list-settings.ts';
import type { Outcome } from '../../../../src/domain/outcome.ts';
import { quizListMachine } from '../../../../src/machines/quiz/lists/quiz-list-machine.ts';
import { fromCall, fromItemCalls } from '../../../../src/machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../../src/machines/shared/list/list-types.ts';
import { QuizList } from '../../../../src/views/quiz/lists/quiz-list.tsx';
import type { QuizListFeatures } from '../../../../src/views/quiz/lists/quiz-list-features.ts';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';

/** Returns a row of a quiz list with default values. */
export const listed = (row: Partial<QuizRow> & Pick<QuizRow, 'id' | 'title'>): QuizRow => ({
  kind: 'template',
  createdAt: '2026-03-02T12:00:00.000Z',
  countOfQuestions: 5,
  subjects: [],
  isRestricted: false,
  isEditable: true,
  isOwn: true,
  isSection: false,
  processing: 'done',
  processFailure: null,
  deadline: 'none',
  endDate: null,
  sharedWith: [],
  owner: null,
  ...row,
});

/** A page that holds all of `items`. */
export const onePage = (items: readonly QuizRow[]): Outcome<ListPage<QuizRow>> => ({
  ok: true,
  value: { items, totalItems: items.length, totalPages: items.length === 0 ? 0 : 1 },
});

/** Options of a rendered list: context, role, and the server's responses. */
export interface ShownListOptions {
  readonly context: QuizContext;
  readonly role?: EffectiveRole;
  readonly answer: Outcome<ListPage<QuizRow>>;
  readonly address?: string;
  readonly features?: Partial<QuizListFeatures>;
  /** What the person arranged. */
  readonly settings?: Partial<ListSettings>;
  /** What becomes of the removal of a row. */
  readonly removal?: (row: QuizRow) => Outcome<unknown>;
}

/** A quiz list on the screen; every load and removal is remembered and answered at once. */
export function renderQuizList({
  context,
  role = 'superAdmin',
  answer,
  address = '',
  features = {},
  settings = {},
  removal = () => ({ ok: true, value: null }),
}: ShownListOptions) {
  const loads: LoadPageInput[] = [];
  const removed: number[] = [];
  const received: string[][] = [];
  const downloaded: string[] = [];
  const download = (action: string) => ({
    run: ({ id }: QuizRow) => {
      downloaded.push(`${action} ${String(id)}`);
    },
  });
  const downloads = {
    downloadScorm: download('SCORM'),
    downloadQti: download('QTI'),
    downloadCc: download('CC'),
  };
  const changes: ListSettingsChange[] = [];
  const addresses: string[] = [];
  const clock = new SimulatedClock();
  const kind = getQuizListKind(context, role);
  const list = createActor(
    quizListMachine.provide({
      actors: {
        loadPage: fromCall<ListPage<QuizRow>, LoadPageInput>(async ({ input }) => {
          loads.push(input);
          return answer;
        }),
        removeItems: fromItemCalls<QuizRow>(async (item) => {
          removed.push(item.id);
          return removal(item);
        }),
      },
    }),
    { clock, input: { address, defaults: getQuizListDefaults(kind, settings.rowsOnPage ?? null) } },
  );
  list.on('removed', ({ items }) => {
    received.push(items.map(({ title }) => title));
  });
  list.on('address', ({ query }) => {
    addresses.push(query);
  });
  list.start();
  function ArrangedList(): ReactNode {
    const [current, setCurrent] = useState({ ...usualListSettings, ...settings });
    return (
      <QuizList
        list={list}
        kind={kind}
        role={role}
        features={{
          dialogs: null,
          ...features,
          rowActions: { ...downloads, ...features.rowActions },
        }}
        arrangement={{
          settings: current,
          change: (change) => {
            changes.push(change);
            setCurrent((former) => changeListSettings(former, change));
          },
          createId: () => 'c3',
          copyLink: () => undefined,
        }}
      />
    );
  }
  render(
    <MessagesProvider>
      <ArrangedList />
    </MessagesProvider>,
  );
  return {
    list,
    loads,
    removed,
    told: received,
    downloaded,
    addresses,
    changes,
    clock,
    user: userEvent.setup(),
  };
}
