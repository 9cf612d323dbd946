import { useMemo, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

import { getQuizListDefaults, getQuizListKind } from '../../domain/lists/quiz-list-kinds.ts';
import { getFirstAddress, getListName } from '../../domain/lists/list-settings.ts';
import { preloadListParts, QuizList } from '../../views/quiz/lists/quiz-list.tsx';
import { useFrameActors } from '../frame/frame-context.ts';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from './screen-props.ts';
import { useServices } from '../services.ts';
import { provideQuizList } from '../actors/quiz/quiz-lists.ts';
import { useCall } from '../hooks/use-call.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { usePageVisibility } from '../hooks/use-page-visibility.ts';
import { useVisitor } from '../hooks/use-visitor.ts';
import { useListSettings } from '../hooks/use-list-settings.ts';
import { useRecycleBin } from '../hooks/use-recycle-bin.ts';
import { useWhenReached } from '../hooks/use-when-reached.ts';
import { loadEditorMessages } from '../messages.ts';
import { runWhenIdle } from '../browser/when-idle.ts';
import { useQuizListFeatures } from './quiz-list-features.tsx';

const createId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

const isShown = (snapshot: SnapshotFrom<ReturnType<typeof provideQuizList>>): boolean =>
  !snapshot.hasTag('skeleton');

/** Loads the code of what the list opens, and of the editor, which the rows and 'Create' lead to. */
function preloadNextParts(): void {
  runWhenIdle(() => {
    preloadListParts();
    Promise.all([import('./quiz-editor.tsx'), loadEditorMessages()]).catch(() => {
      /* the editor loads its code again and shows the failure */
    });
  });
}

/**
 * The quiz list of a context. The address holds its page, search, sort and filters (PD-31); one
 * without any is that of the person's default view.
 */
export default function QuizListScreen({ route }: ScreenProps): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const {
    role,
    user: { email },
  } = useVisitor();
  const context = route.quiz?.context ?? 'template';
  const kind = useMemo(() => getQuizListKind(context, role), [context, role]);
  const machine = useMemo(
    () => provideQuizList(call, { kind, email, now: Date.now }),
    [call, kind, email],
  );
  const [settings, change] = useListSettings(getListName(context));
  const resolve = (address: string): string => getFirstAddress(settings, address);
  const list = useRootActor(machine, {
    id: 'quizList',
    input: {
      address: resolve(history.getLocation().search),
      defaults: getQuizListDefaults(kind, settings.rowsOnPage),
    },
  });
  const features = useQuizListFeatures({ kind, role, list });
  useListAddress(list, { resolve });
  usePageVisibility(list);
  const { quizRecycleBin: recycleBin, notices } = useFrameActors();
  const copyLink = (): void => {
    void import('../browser/copy-link.ts').then((loaded) => loaded.copyLink(notices));
  };
  useRecycleBin(recycleBin, list);
  useWhenReached(list, isShown, preloadNextParts);
  return (
    <QuizList
      list={list}
      kind={kind}
      role={role}
      features={features}
      arrangement={{ settings, change, createId, copyLink }}
    />
  );
}
