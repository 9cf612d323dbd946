import type { ReactNode } from 'react';

import type { BannerForm } from '../../domain/banner/banner-form.ts';
import { messageFault } from '../../domain/banner/banner-message.ts';
import type { BannerType } from '../../domain/banner/banner-type.ts';
import { classNames } from '../design/class-names.ts';
import { InfoIcon, MegaphoneIcon, TriangleAlertIcon, WrenchIcon } from '../design/icon.tsx';
import { Panel } from '../design/panel.tsx';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { useSentence } from '../shared/sentences.tsx';

const looks: Readonly<Record<BannerType, { readonly look: string; readonly icon: ReactNode }>> = {
  informative: { look: 'bg-info-soft text-info', icon: <InfoIcon /> },
  warning: { look: 'bg-warn-soft text-warn', icon: <TriangleAlertIcon /> },
  promotional: { look: 'bg-accent-soft text-accent', icon: <MegaphoneIcon /> },
  system: { look: 'bg-surface-2 text-ink', icon: <WrenchIcon /> },
};

interface BannerPreviewProps {
  readonly banner: BannerForm;
}

/** The banner as visitors will see it while it is written (BAN-10, BAN-11). */
export function BannerPreview({
  banner: { message, type, isPublished },
}: BannerPreviewProps): ReactNode {
  const sentence = useSentence();
  const { look, icon } = looks[type ?? 'informative'];
  const isEmpty = messageFault(message) === 'messageRequired';
  return (
    <Panel
      title={sentence('banner.preview')}
      note={isPublished ? undefined : sentence('banner.previewHidden')}
    >
      {isEmpty ? (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-3 text-sm text-ink-2">
          {sentence('banner.previewEmpty')}
        </p>
      ) : (
        <div
          data-banner={type ?? 'none'}
          className={classNames(
            'flex items-start justify-center gap-2 rounded-lg border border-line px-4 py-3 text-base [&_.rich-text_a]:text-inherit',
            look,
          )}
        >
          <span className="flex h-6 items-center">{icon}</span>
          <div className="min-w-0 wrap-anywhere">
            <RichText text={message} />
          </div>
        </div>
      )}
    </Panel>
  );
}
