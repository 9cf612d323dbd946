import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { areas } from '../../domain/access/area.ts';
import {
  getSaveError,
  selectSaveDisabledReason,
  type BannerRef,
} from '../../machines/banner/banner-machine.ts';
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
  const { values, sent, saved, failure, rejectedSubmitCount } = snapshot.context;
  // What was refused is no longer there.
  const isOver =
    snapshot.matches({ editing: 'clean' }) || (failure?.kind === 'invalid' && values !== sent);
  if (snapshot.matches('loadFailed')) return errorScreen;
  return (
    <>
      <ScreenHead title={formatMessage('areas.banner')} />
      {snapshot.matches('loading') ? (
        <FormLoading />
      ) : (
        <FormScreen
          title={formatMessage('banner.title')}
          isWide
          error={isOver ? null : getSaveError(failure)}
          errorTitle={{ key: 'banner.notSaved.title' }}
          refusals={rejectedSubmitCount}
          saving={snapshot.matches('saving')}
          saveDisabledReason={selectSaveDisabledReason(snapshot)}
          onSave={() => {
            banner.send({ type: 'form.submit' });
          }}
          cancelTo={areas.dashboard.path}
        >
          <div className="grid gap-1 text-sm text-ink-2">
            <p>{formatMessage('banner.lead')}</p>
            {saved.values.id === null && <p>{formatMessage('banner.none')}</p>}
          </div>
          {snapshot.matches({ editing: 'conflict' }) && <BannerConflict banner={banner} />}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 lg:grid-cols-2">
            <div className="lg:col-start-2 lg:row-start-1">
              <BannerPreview banner={values} />
            </div>
            <div className="grid gap-5 lg:col-start-1 lg:row-start-1">
              <BannerFields banner={banner} />
            </div>
          </div>
        </FormScreen>
      )}
    </>
  );
}
