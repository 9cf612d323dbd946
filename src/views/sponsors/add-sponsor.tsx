import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import type { SponsorFormRef } from '../../machines/sponsors/sponsor-form-machine.ts';
import { useShortcuts } from '../design/use-shortcuts.ts';
import { FormScreen } from '../shared/form-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { CompanyFields } from './company-fields.tsx';

interface AddSponsorProps {
  readonly form: SponsorFormRef;
}

/** The page that adds a sponsor (NAV-112, SPON-11); it leads to the sponsor's own page, where files and articles follow. */
export function AddSponsor({ form }: AddSponsorProps): ReactNode {
  const sentence = useSentence();
  const failure = useSelector(form, ({ context }) => context.failure);
  const refusals = useSelector(form, ({ context }) => context.refusals);
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const save = (): void => {
    form.send({ type: 'form.submit' });
  };
  useShortcuts({ 'Mod+s': save });
  return (
    <>
      <ScreenHead
        title={sentence('sponsors.addNew')}
        trail={[{ label: sentence('sponsors.title'), to: href('sponsors') }]}
      />
      <FormScreen
        title={sentence('sponsors.addNew')}
        faults={
          failure === null || failure.kind === 'invalid'
            ? []
            : [failureMessage(failure, { key: 'sponsors.notAdded' })]
        }
        refusals={refusals}
        saving={isSaving}
        onSave={save}
        cancelTo={href('sponsors')}
      >
        <p className="text-sm text-ink-2">{sentence('sponsors.saveFirst')}</p>
        <CompanyFields form={form} />
      </FormScreen>
    </>
  );
}
