import type { ReactNode } from 'react';

import type { Area } from '../../domain/access/area.ts';
import { FlaskConicalIcon } from '../design/icons/icons.tsx';
import { ButtonLink } from '../design/navigation/link.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { ScreenMessage } from './screen-message.tsx';

interface UnavailableAreaProps {
  readonly area: Area;
}

/** The message that an area has no screens yet. */
export function UnavailableArea({ area }: UnavailableAreaProps): ReactNode {
  const formatMessage = useFormatMessage();
  const name = formatMessage(`areas.${area}`);
  return (
    <>
      <ScreenHead title={name} />
      <ScreenMessage
        icon={<FlaskConicalIcon />}
        title={formatMessage('shell.notBuiltTitle', { area: name })}
        action={<ButtonLink to="/dashboard">{formatMessage('shell.home')}</ButtonLink>}
      >
        {formatMessage('shell.notBuiltDetail', { area: name })}
      </ScreenMessage>
    </>
  );
}
