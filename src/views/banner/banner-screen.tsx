import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { areas } from '../../domain/access/area.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import { selectWhyNotSave, type BannerRef } from '../../machines/banner/banner-machine.ts';
import { FormLoading } from '../shared/form-loading.tsx';
import { FormScreen } from '../shared/form-screen.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { BannerConflict } from './banner-conflict.tsx';
import { BannerFields } from './banner-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';

interface BannerScreenProps {
  readonly banner: BannerRef;
  /** Stands there when the banner cannot be loaded (decision 27). */
  readonly errorScreen: ReactNode;
}

/** The form of the site's banner (BAN-01). */
export function BannerScreen({ banner, errorScreen }: BannerScreenProps): ReactNode {
  const sentence = useSentence();
  const snapshot = useSelector(banner, (current) => current);
  const { values, failure } = snapshot.context;
  if (snapshot.matches('loadFailed')) return errorScreen;
  return (
    <>
      <ScreenHead title={sentence('areas.banner')} />
      {snapshot.matches('loading') ? (
        <FormLoading />
      ) : (
        <FormScreen
          title={sentence('banner.title')}
          faults={
            failure === null || failure.kind === 'conflict'
              ? []
              : [failureMessage(failure, { key: 'banner.saveFailed' })]
          }
          saving={snapshot.matches('saving')}
          whyNotSave={selectWhyNotSave(snapshot)}
          onSave={() => {
            banner.send({ type: 'form.submit' });
          }}
          cancelTo={areas.dashboard.path}
        >
          <p className="text-sm text-ink-2">{sentence('banner.lead')}</p>
          {snapshot.matches({ editing: 'conflict' }) && <BannerConflict banner={banner} />}
          <BannerPreview banner={values} />
          <BannerFields banner={banner} />
        </FormScreen>
      )}
    </>
  );
}
