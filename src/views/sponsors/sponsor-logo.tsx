import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { logoLimits } from '../../domain/sponsors/sponsor-files.ts';
import type { SponsorLogoRef } from '../../machines/sponsors/sponsor-logo-machine.ts';
import { Dropzone } from '../design/fields/dropzone.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { CropDialog } from '../shared/crop/crop-dialog.tsx';
import type { CropRef } from '../shared/crop/crop-types.ts';
import { useFormatMessage } from '../shared/format-message.tsx';

interface SponsorLogoProps {
  readonly logo: SponsorLogoRef;
  /** The company name as plain text. */
  readonly name: string;
}

/** The logo of a sponsor, with the crop dialog that replaces it (SPON-17, SPON-18, SPON-40). */
export function SponsorLogo({ logo, name }: SponsorLogoProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { logoUrl, error } = useSelector(logo, ({ context }) => context);
  const crop = useSelector(logo, ({ children }) => children['cropLogo'] as CropRef | undefined);
  const { width, height } = logoLimits;
  const shapes = [
    {
      name: 'logo',
      label: formatMessage('sponsors.cropShape', { width, height }),
      ratio: width / height,
    },
    { name: 'whole', label: formatMessage('crop.shapeWhole'), ratio: null },
  ];
  return (
    <Panel title={formatMessage('sponsors.logo')}>
      {logoUrl === null ? (
        <p className="text-sm text-ink-2">{formatMessage('sponsors.noLogo')}</p>
      ) : (
        <figure className="w-fit rounded-md border border-line bg-[white] p-3">
          <img
            src={logoUrl}
            alt={formatMessage('sponsors.logoOf', { name })}
            className="max-h-[50px] max-w-[150px]"
          />
        </figure>
      )}
      <Dropzone
        label={formatMessage('sponsors.dropLogo')}
        hint={formatMessage('sponsors.logoHint')}
        buttonLabel={formatMessage(
          logoUrl === null ? 'sponsors.chooseLogo' : 'sponsors.replaceLogo',
        )}
        accept={logoLimits.type}
        onFiles={([file]) => {
          if (file !== undefined) logo.send({ type: 'logo.choose', file });
        }}
      />
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {formatMessage(error)}
        </p>
      )}
      {crop !== undefined && (
        <CropDialog
          image={crop}
          title={formatMessage('sponsors.cropTitle')}
          shapes={shapes}
          onClose={() => {
            logo.send({ type: 'logo.close' });
          }}
        />
      )}
    </Panel>
  );
}
