import type { ReactNode } from 'react';

import type { BannerForm } from '../../domain/banner/banner-form.ts';
import { findMessageError } from '../../domain/banner/banner-message.ts';
import type { BannerType } from '../../domain/banner/banner-type.ts';
import { classNames } from '../design/class-names.ts';
import { InfoIcon, MegaphoneIcon, TriangleAlertIcon, WrenchIcon } from '../design/icons/icons.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

const styles: Readonly<Record<BannerType, { readonly classes: string; readonly icon: ReactNode }>> =
  {
    informative: { classes: 'bg-info-soft text-info', icon: <InfoIcon /> },
    warning: { classes: 'bg-warn-soft text-warn', icon: <TriangleAlertIcon /> },
    promotional: { classes: 'bg-accent-soft text-accent', icon: <MegaphoneIcon /> },
    system: { classes: 'bg-surface-2 text-ink', icon: <WrenchIcon /> },
  };

interface BannerPreviewProps {
  readonly banner: BannerForm;
}

/** A preview of the banner that updates while it is edited (BAN-10, BAN-11). */
export function BannerPreview({
  banner: { message, type, isPublished },
}: BannerPreviewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { classes, icon } = styles[type ?? 'informative'];
  const isEmpty = findMessageError(message) === 'messageRequired';
  return (
    <Panel
      title={formatMessage('banner.preview')}
      note={isPublished ? undefined : formatMessage('banner.previewHidden')}
    >
      {isEmpty ? (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-3 text-sm text-ink-2">
          {formatMessage('banner.previewEmpty')}
        </p>
      ) : (
        <div
          data-banner={type ?? 'none'}
          className={classNames(
            'flex items-start justify-center gap-2 rounded-lg border border-line px-4 py-3 text-base [&_.rich-text_a]:text-inherit',
            classes,
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
