import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { areas } from '../../domain/access/area.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import { selectSaveDisabledReason, type BannerRef } from '../../machines/banner/banner-machine.ts';
import { FormLoading } from '../shared/forms/form-loading.tsx';
import { FormScreen } from '../shared/forms/form-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { BannerConflict } from './banner-conflict.tsx';
import { BannerFields } from './banner-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';

interface BannerScreenProps {
  readonly banner: BannerRef;
  /** Shown when the banner cannot be loaded (PD-27). */
  readonly errorScreen: ReactNode;
}

/** The form of the site's banner (BAN-01). */
export function BannerScreen({ banner, errorScreen }: BannerScreenProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(banner, (current) => current);
  const { values, failure } = snapshot.context;
  if (snapshot.matches('loadFailed')) return errorScreen;
  return (
    <>
      <ScreenHead title={formatMessage('areas.banner')} />
      {snapshot.matches('loading') ? (
        <FormLoading />
      ) : (
        <FormScreen
          title={formatMessage('banner.title')}
          error={
            failure === null || failure.kind === 'conflict'
              ? null
              : getFailureMessage(failure, { key: 'banner.saveFailed' })
          }
          saving={snapshot.matches('saving')}
          saveDisabledReason={selectSaveDisabledReason(snapshot)}
          onSave={() => {
            banner.send({ type: 'form.submit' });
          }}
          cancelTo={areas.dashboard.path}
        >
          <p className="text-sm text-ink-2">{formatMessage('banner.lead')}</p>
          {snapshot.matches({ editing: 'conflict' }) && <BannerConflict banner={banner} />}
          <BannerPreview banner={values} />
          <BannerFields banner={banner} />
        </FormScreen>
      )}
    </>
  );
}
