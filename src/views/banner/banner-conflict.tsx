import type { ReactNode } from 'react';

import { findDifferentFields, type BannerForm } from '../../domain/banner/banner-form.ts';
import type { BannerRef } from '../../machines/banner/banner-machine.ts';
import { FormConflict, type Difference } from '../shared/forms/form-conflict.tsx';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface BannerConflictProps {
  readonly banner: BannerRef;
}

/**
 * Shows the local and the remote version of the banner and the choice between them (PD-39).
 */
export function BannerConflict({ banner }: BannerConflictProps): ReactNode {
  const formatMessage = useFormatMessage();
  const fieldViews = {
    message: {
      label: formatMessage('banner.message'),
      render: ({ message }: BannerForm): ReactNode => <RichText text={message} />,
    },
    type: {
      label: formatMessage('banner.type'),
      render: ({ type }: BannerForm): ReactNode =>
        formatMessage(type === null ? 'banner.noType' : `banner.types.${type}`),
    },
    isPublished: {
      label: formatMessage('banner.publish'),
      render: ({ isPublished }: BannerForm): ReactNode =>
        formatMessage(isPublished ? 'banner.published' : 'banner.notPublished'),
    },
  };
  return (
    <FormConflict
      form={banner}
      listDifferences={(local, remote) =>
        findDifferentFields(local, remote).map((field): Difference => {
          const { label, render } = fieldViews[field];
          return { label, local: render(local), remote: render(remote) };
        })
      }
    />
  );
}
