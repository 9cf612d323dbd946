import type { ReactNode } from 'react';

import type { Area } from '../../domain/access/area.ts';
import { FlaskConicalIcon } from '../design/icon.tsx';
import { ButtonLink } from '../design/link.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { ScreenMessage } from './screen-message.tsx';

interface NotBuiltYetProps {
  readonly area: Area;
}

/** Says honestly that an area's screens are not there yet. */
export function NotBuiltYet({ area }: NotBuiltYetProps): ReactNode {
  const sentence = useSentence();
  const name = sentence(`areas.${area}`);
  return (
    <>
      <ScreenHead title={name} />
      <ScreenMessage
        icon={<FlaskConicalIcon />}
        title={sentence('shell.notBuiltTitle', { area: name })}
        action={<ButtonLink to="/dashboard">{sentence('shell.home')}</ButtonLink>}
      >
        {sentence('shell.notBuiltDetail', { area: name })}
      </ScreenMessage>
    </>
  );
}
