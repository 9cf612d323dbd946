import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { href } from '../../domain/access/href.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { SponsorFormRef } from '../../machines/sponsors/sponsor-form-machine.ts';
import { useShortcuts } from '../design/hooks/use-shortcuts.ts';
import { FormScreen } from '../shared/forms/form-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { CompanyFields } from './company-fields.tsx';

interface AddSponsorProps {
  readonly form: SponsorFormRef;
}

/**
 * The page that adds a sponsor (NAV-112, SPON-11). Files and articles are added on the page of the
 * stored sponsor.
 */
export function AddSponsor({ form }: AddSponsorProps): ReactNode {
  const formatMessage = useFormatMessage();
  const failure = useSelector(form, ({ context }) => context.failure);
  const refusals = useSelector(form, ({ context }) => context.rejectedSubmitCount);
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const save = (): void => {
    form.send({ type: 'form.submit' });
  };
  useShortcuts({ 'Mod+s': save });
  return (
    <>
      <ScreenHead
        title={formatMessage('sponsors.addNew')}
        trail={[{ label: formatMessage('sponsors.title'), to: href('sponsors') }]}
      />
      <FormScreen
        isWide
        title={formatMessage('sponsors.addNew')}
        error={
          failure === null || failure.kind === 'invalid'
            ? null
            : getFailureMessage(failure, { key: 'sponsors.notAdded' })
        }
        refusals={refusals}
        saving={isSaving}
        onSave={save}
        cancelTo={href('sponsors')}
      >
        <p className="text-sm text-ink-2">{formatMessage('sponsors.saveFirst')}</p>
        <CompanyFields form={form} />
      </FormScreen>
    </>
  );
}
