import type { ReactNode } from 'react';

import type { Area } from '../../domain/access/area.ts';
import { buttonLook } from '../design/button-look.ts';
import { ExternalLinkIcon } from '../design/icon.tsx';
import { ScreenHead } from '../shared/screen-head.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { AreaIcon } from '../shared/area-icon.tsx';
import { ScreenMessage } from './screen-message.tsx';

interface HandOverProps {
  readonly area: Area;
  /** The area's address in this deployment (AREA_LINKS), or null when none is configured. */
  readonly address: string | null;
}

/** Hands an area over to its own site, or says plainly that this deployment names none (decision 9). */
export function HandOver({ area, address }: HandOverProps): ReactNode {
  const sentence = useSentence();
  const name = sentence(`areas.${area}`);
  return (
    <>
      <ScreenHead title={name} />
      {address === null ? (
        <ScreenMessage icon={<AreaIcon area={area} />} title={sentence('shell.handOverMissing')}>
          {sentence('shell.handOverMissingDetail', { area: name, key: area })}
        </ScreenMessage>
      ) : (
        <ScreenMessage
          icon={<AreaIcon area={area} />}
          title={sentence('shell.handOverTitle', { area: name })}
          action={
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className={buttonLook('primary', 'text')}
            >
              {sentence('shell.handOverOpen', { area: name })}
              <ExternalLinkIcon />
            </a>
          }
        >
          {sentence('shell.handOverDetail', { area: name })}
        </ScreenMessage>
      )}
    </>
  );
}
