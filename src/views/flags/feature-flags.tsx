import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { flagKeys } from '../../domain/access/area.ts';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { FeatureFlagsRef } from '../../machines/flags/feature-flags-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { RefreshIcon } from '../design/icons/icons.tsx';
import { PageHeader } from '../design/layout/page-header.tsx';
import { Skeleton } from '../design/feedback/skeleton.tsx';
import { Switch } from '../design/fields/switch.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface FeatureFlagsProps {
  readonly flags: FeatureFlagsRef;
  /** The client id at an external flag service, or null. With one, the switches are disabled. */
  readonly outsideService: string | null;
  readonly maySwitch: boolean;
}

/** The error of the last load or switch. */
function FlagsError({ flags }: Pick<FeatureFlagsProps, 'flags'>): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(flags, (current) => current);
  const { failure } = snapshot.context;
  if (failure === null) return null;
  return (
    <Alert
      tone="bad"
      title={formatMessage('common.error')}
      action={
        snapshot.matches('loadFailed') && (
          <Button
            icon={<RefreshIcon />}
            onClick={() => {
              flags.send({ type: 'flags.reload' });
            }}
          >
            {formatMessage('common.retry')}
          </Button>
        )
      }
    >
      {formatMessage(getFailureMessage(failure))}
    </Alert>
  );
}

/** One row per flag with its switch and description. */
function FlagSwitches({ flags, outsideService, maySwitch }: FeatureFlagsProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { flags: known, switches } = useSelector(flags, ({ context }) => context);
  const describe = (key: string): string =>
    formatMessage(`flags.about.${flagKeys.find((flag) => flag === key) ?? 'unknown'}`);
  return known.map(({ key, value, description }) => (
    <li
      key={key}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0"
    >
      <div className="grid min-w-0 gap-0.5">
        <Switch
          label={key}
          checked={switches.findLast((each) => each.key === key)?.value ?? value}
          disabled={!maySwitch || outsideService !== null}
          onChange={(on) => {
            flags.send({ type: 'flag.switch', key, value: on });
          }}
        />
        <p dir="auto" className="text-sm text-ink-2">
          {description === '' ? describe(key) : description}
        </p>
      </div>
      <span className="text-sm text-ink-2">{formatMessage(value ? 'flags.on' : 'flags.off')}</span>
    </li>
  ));
}

/** The feature flags, each with a switch (FLAG-04, PD-9). */
export function FeatureFlags(props: FeatureFlagsProps): ReactNode {
  const { flags, outsideService, maySwitch } = props;
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(flags, (current) => current);
  const isLoading = snapshot.matches('loading');
  return (
    <>
      <ScreenHead title={formatMessage('flags.title')} />
      <div className="grid w-full max-w-3xl content-start gap-5 px-3 pt-4 pb-10 md:px-6 md:pt-5">
        <PageHeader title={formatMessage('flags.title')} />
        <p className="text-sm text-ink-2">{formatMessage('flags.lead')}</p>
        {outsideService !== null && (
          <Alert tone="info">{formatMessage('flags.elsewhere', { id: outsideService })}</Alert>
        )}
        {!maySwitch && <Alert tone="info">{formatMessage('flags.mayNotSwitch')}</Alert>}
        <FlagsError flags={flags} />
        {!snapshot.matches('loadFailed') && (
          <ul aria-busy={isLoading} className="rounded-lg border border-line bg-surface">
            {isLoading &&
              flagKeys.map((key) => (
                <li key={key} className="border-b border-line px-4 py-5 last:border-0">
                  <Skeleton width={50} />
                </li>
              ))}
            <FlagSwitches {...props} />
          </ul>
        )}
      </div>
    </>
  );
}
