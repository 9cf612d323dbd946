import type { ReactNode } from 'react';

import type { Area } from '../../../domain/access/area.ts';
import { getButtonClasses } from '../../design/buttons/button-classes.ts';
import { ExternalLinkIcon } from '../../design/icons/icons.tsx';
import { ScreenHead } from '../../shared/screen-head.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { ButtonLink } from '../../design/navigation/link.tsx';
import { AreaIcon } from '../../shared/area-icon.tsx';
import { formatMissingArea } from '../missing-area.ts';
import { ScreenMessage } from '../screen-message.tsx';

interface ExternalAreaProps {
  readonly area: Area;
  /** The area's address in this deployment (AREA_LINKS), or null when none is configured. */
  readonly address: string | null;
  /** Whether the page names the variable to set. */
  readonly canConfigure: boolean;
}

/** Links an area to its own site, or explains that the deployment configures none (PD-9). */
export function ExternalArea({ area, address, canConfigure }: ExternalAreaProps): ReactNode {
  const formatMessage = useFormatMessage();
  const name = formatMessage(`areas.${area}`);
  return (
    <>
      <ScreenHead title={name} />
      {address === null ? (
        <ScreenMessage
          icon={<AreaIcon area={area} />}
          title={formatMessage('handOver.missing', { area: name })}
          action={<ButtonLink to="/dashboard">{formatMessage('shell.home')}</ButtonLink>}
        >
          {formatMissingArea(area, canConfigure, formatMessage)}
        </ScreenMessage>
      ) : (
        <ScreenMessage
          icon={<AreaIcon area={area} />}
          title={formatMessage('handOver.title', { area: name })}
          action={
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className={getButtonClasses('primary', 'text')}
            >
              {formatMessage('handOver.open', { area: name })}
              <ExternalLinkIcon />
            </a>
          }
        >
          {formatMessage('handOver.detail', { area: name })}
        </ScreenMessage>
      )}
    </>
  );
}
