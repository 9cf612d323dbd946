import { useMemo, type ReactNode } from 'react';

import { TranslationForm } from '../../views/translations/translation-form.tsx';
import { useRootActor } from '../root-actor.ts';
import { provideGroupChoices } from '../actors/translations/translation-groups.ts';
import { provideTranslationForm } from '../actors/translations/translations.ts';
import { useCall } from '../hooks/use-call.ts';

/** The screen at /translations/add. */
export default function TranslationFormScreen(): ReactNode {
  const call = useCall();
  const machines = useMemo(
    () => ({ form: provideTranslationForm(call), groups: provideGroupChoices(call) }),
    [call],
  );
  const form = useRootActor(machines.form, { id: 'translationForm', input: null });
  const groups = useRootActor(machines.groups, { id: 'translationGroupChoices', input: null });
  return <TranslationForm form={form} groups={groups} />;
}
