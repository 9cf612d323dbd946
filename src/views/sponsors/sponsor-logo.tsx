import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { logoLimits } from '../../domain/sponsors/files.ts';
import type { SponsorLogoRef } from '../../machines/sponsors/sponsor-logo-machine.ts';
import { Dropzone } from '../design/dropzone.tsx';
import { Panel } from '../design/panel.tsx';
import { CropDialog } from '../shared/crop/crop-dialog.tsx';
import type { CropRef } from '../shared/crop/crop-types.ts';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface SponsorLogoProps {
  readonly logo: SponsorLogoRef;
  /** The company's name in words. */
  readonly name: string;
}

/** The logo of a sponsor as it shows, and the way to another one through the crop dialog (SPON-17, SPON-18, SPON-40). */
export function SponsorLogo({ logo, name }: SponsorLogoProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const { logoUrl, complaint } = useSelector(logo, ({ context }) => context);
  const crop = useSelector(logo, ({ children }) => children['cropLogo'] as CropRef | undefined);
  const { width, height } = logoLimits;
  const shapes = [
    {
      name: 'logo',
      label: sentence('sponsors.cropShape', { width, height }),
      ratio: width / height,
    },
    { name: 'whole', label: sentence('crop.shapeWhole'), ratio: null },
  ];
  return (
    <Panel title={sentence('sponsors.logo')}>
      {logoUrl === null ? (
        <p className="text-sm text-ink-2">{sentence('sponsors.noLogo')}</p>
      ) : (
        <figure className="w-fit rounded-md border border-line bg-[white] p-3">
          <img
            src={logoUrl}
            alt={sentence('sponsors.logoOf', { name })}
            className="max-h-[50px] max-w-[150px]"
          />
        </figure>
      )}
      <Dropzone
        label={sentence('sponsors.dropLogo')}
        hint={sentence('sponsors.logoHint')}
        buttonLabel={sentence(logoUrl === null ? 'sponsors.chooseLogo' : 'sponsors.replaceLogo')}
        accept={logoLimits.type}
        onFiles={([file]) => {
          if (file !== undefined) logo.send({ type: 'logo.choose', file });
        }}
      />
      {complaint !== null && (
        <p role="alert" className="text-sm text-bad">
          {say(complaint)}
        </p>
      )}
      {crop !== undefined && (
        <CropDialog
          image={crop}
          title={sentence('sponsors.cropTitle')}
          shapes={shapes}
          onClose={() => {
            logo.send({ type: 'logo.close' });
          }}
        />
      )}
    </Panel>
  );
}
