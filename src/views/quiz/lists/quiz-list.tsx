import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';

import {
  mayCreateQuiz,
  mayDeleteQuizzes,
  rowContext,
} from '../../../domain/access/quiz-actions.ts';
import { quizKindAt } from '../../../domain/access/quiz-kind.ts';
import { quizLists, quizPath } from '../../../domain/access/quiz-lists.ts';
import type { EffectiveRole } from '../../../domain/access/role.ts';
import {
  chosenValue,
  columnsFor,
  type QuizListKind,
} from '../../../domain/lists/quiz-list-kinds.ts';
import type { QuizListRef } from '../../../machines/quiz/lists/quiz-list-machine.ts';
import { PlusIcon } from '../../design/icon.tsx';
import { ButtonLink } from '../../design/link.tsx';
import { useShortcuts } from '../../design/use-shortcuts.ts';
import { listContentOf } from '../../shared/list-content.ts';
import { ListScreen } from '../../shared/list-screen.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { listLabel } from '../list-label.ts';
import { QuizTabs } from '../quiz-tabs.tsx';
import { ChosenTools } from './chosen-tools.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ListChoice } from './list-choice.tsx';
import type { QuizListFeatures } from './quiz-list-features.ts';
import { useQuizColumns } from './quiz-columns.tsx';
import { useRowActions } from './row-actions.tsx';

interface QuizListProps {
  readonly list: QuizListRef;
  readonly kind: QuizListKind;
  readonly role: EffectiveRole;
  readonly features: QuizListFeatures;
  /** Undoes the deletion that is being told. */
  readonly onUndo: () => void;
}

/** Any of the quiz lists: its tabs, search, choice, columns and what can be done with each quiz (QLST-01 to QLST-65). */
export function QuizList({ list, kind, role, features, onUndo }: QuizListProps): ReactNode {
  const { context, choice } = kind;
  const sentence = useSentence();
  const panel = useId();
  const snapshot = useSelector(list, (each) => each);
  const { query, searchText } = snapshot.context;
  const chosen = chosenValue(kind, query.filters);
  const label = sentence(listLabel(context, quizKindAt(context, role)));
  const columns = useQuizColumns(columnsFor(kind, chosen), (row) =>
    quizPath(rowContext(role, context, row.kind), 'view', row.id),
  );
  const actionsOf = useRowActions({
    role,
    context,
    acts: features.acts,
    onDelete: (item) => {
      list.send({ type: 'item.remove', item });
    },
  });
  const chooser = choice !== null && (
    <ListChoice
      choice={choice}
      chosen={chosen}
      panel={panel}
      onChoose={(value) => {
        list.send({ type: 'filter.choose', name: choice.name, value });
      }}
    />
  );
  useShortcuts({ 'Mod+z': onUndo }, { whileWriting: false });
  const hasChoice = mayDeleteQuizzes(role, context) || features.chosenActions !== undefined;
  const isDenied = snapshot.matches({ page: 'denied' });
  return (
    <>
      <ScreenHead
        title={label}
        trail={[{ label: sentence('quiz.quizzes'), to: quizLists.template }]}
      />
      <ListScreen
        title={sentence('quiz.quizzes')}
        label={label}
        tabs={
          <>
            <QuizTabs role={role} current={context} />
            {features.above}
          </>
        }
        headActions={
          !isDenied &&
          mayCreateQuiz(role, context) && (
            <HeadActions kind={kind} chosen={chosen} features={features} />
          )
        }
        content={listContentOf(snapshot, { key: 'quizLists.loadFailed' })}
        search={{
          label: sentence(kind.search),
          text: searchText,
          onSearch: (text) => {
            list.send({ type: 'search.type', text });
          },
        }}
        choice={choice?.control === 'tabs' ? { tabs: chooser, panel } : undefined}
        tools={
          <>
            {choice?.control !== 'tabs' && chooser}
            {hasChoice && (
              <ChosenTools list={list} role={role} context={context} features={features} />
            )}
          </>
        }
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        sort={
          query.sort === null
            ? undefined
            : { column: query.sort.field, direction: query.sort.order }
        }
        onSort={(field) => {
          list.send({ type: 'sort.click', field });
        }}
        selection={
          hasChoice
            ? {
                chosen: new Set(snapshot.context.chosen),
                onToggle: (id) => {
                  list.send({ type: 'row.choose', id: Number(id) });
                },
                onToggleAll: (choose) => {
                  list.send({
                    type: 'rows.choose',
                    ids: choose ? snapshot.context.items.map(({ id }) => id) : [],
                  });
                },
              }
            : undefined
        }
        actionsOf={actionsOf}
        isQuiet={({ processing }) => processing === 'running'}
        onPage={(page) => {
          list.send({ type: 'page.go', page });
        }}
        onRetry={() => {
          list.send({ type: 'list.refresh' });
        }}
      />
      <DeleteDialog list={list} />
      {features.dialogs}
    </>
  );
}

type HeadActionsProps = Pick<QuizListProps, 'kind' | 'features'> & { readonly chosen: string };

/** What stands beside the heading: what features bring, and the way to a new quiz. */
function HeadActions({ kind: { create }, chosen, features }: HeadActionsProps): ReactNode {
  const sentence = useSentence();
  return (
    <>
      {features.headActions?.(chosen)}
      {create !== null && (
        <ButtonLink variant="primary" icon={<PlusIcon />} to={create}>
          {sentence('quizLists.create')}
        </ButtonLink>
      )}
    </>
  );
}
