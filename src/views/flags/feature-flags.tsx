import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { flagKeys } from '../../domain/access/area.ts';
import { failureMessage } from '../../domain/failure-message.ts';
import type { FeatureFlagsRef } from '../../machines/flags/feature-flags-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { RefreshIcon } from '../design/icon.tsx';
import { PageHeader } from '../design/page-header.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { Switch } from '../design/switch.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface FeatureFlagsProps {
  readonly flags: FeatureFlagsRef;
  /** The client id at an outside flag service, when the deployment uses one: then nothing is switched here. */
  readonly outsideService: string | null;
  readonly maySwitch: boolean;
}

/** The product's feature flags with a switch each (FLAG-04, decision 9). */
export function FeatureFlags({ flags, outsideService, maySwitch }: FeatureFlagsProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const snapshot = useSelector(flags, (current) => current);
  const { flags: known, wanted, failure } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const aboutOf = (key: string): string =>
    sentence(`flags.about.${flagKeys.find((flag) => flag === key) ?? 'unknown'}`);
  return (
    <>
      <ScreenHead title={sentence('flags.title')} />
      <div className="grid w-full max-w-3xl content-start gap-5 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader title={sentence('flags.title')} />
        <p className="text-sm text-ink-2">{sentence('flags.lead')}</p>
        {outsideService !== null && (
          <Alert tone="info">{sentence('flags.elsewhere', { id: outsideService })}</Alert>
        )}
        {!maySwitch && <Alert tone="info">{sentence('flags.mayNotSwitch')}</Alert>}
        {failure !== null && (
          <Alert
            tone="bad"
            title={sentence('common.error')}
            action={
              snapshot.matches('loadFailed') && (
                <Button
                  icon={<RefreshIcon />}
                  onClick={() => {
                    flags.send({ type: 'flags.reload' });
                  }}
                >
                  {sentence('common.retry')}
                </Button>
              )
            }
          >
            {say(failureMessage(failure))}
          </Alert>
        )}
        {!snapshot.matches('loadFailed') && (
          <ul aria-busy={isLoading} className="rounded-lg border border-line bg-surface">
            {isLoading &&
              flagKeys.map((key) => (
                <li key={key} className="border-b border-line px-4 py-5 last:border-0">
                  <Skeleton width={50} />
                </li>
              ))}
            {known.map(({ key, value, description }) => (
              <li
                key={key}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0"
              >
                <div className="grid min-w-0 gap-0.5">
                  <Switch
                    label={key}
                    checked={wanted?.key === key ? wanted.value : value}
                    disabled={!maySwitch || outsideService !== null}
                    onChange={(on) => {
                      flags.send({ type: 'flag.switch', key, value: on });
                    }}
                  />
                  <p className="text-sm text-ink-2">
                    {description === '' ? aboutOf(key) : description}
                  </p>
                </div>
                <span className="text-sm text-ink-2">
                  {sentence(value ? 'flags.on' : 'flags.off')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
