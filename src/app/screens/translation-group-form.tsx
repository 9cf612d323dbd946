import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import { GroupForm } from '../../views/translations/group-form.tsx';
import ErrorPage from '../navigation/error-page.tsx';
import { useRootActor } from '../root-actor.ts';
import type { ScreenProps } from './screen-props.ts';
import { provideGroupForm } from '../actors/translations/translation-groups.ts';
import { useCall } from '../hooks/use-call.ts';

/**
 * The screens at /translations/groups/add and /edit/{groupId}; a group that cannot be loaded leads
 * to the error screen (TRAN-42, PD-27).
 */
export default function TranslationGroupFormScreen({ route: { params } }: ScreenProps): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideGroupForm(call), [call]);
  const form = useRootActor(machine, {
    id: 'translationGroupForm',
    input: params['groupId'] === undefined ? null : Number(params['groupId']),
  });
  const hasFailed = useSelector(form, (snapshot) => snapshot.matches('loadFailed'));
  return hasFailed ? <ErrorPage /> : <GroupForm form={form} />;
}
