import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { differingFields, type BannerForm } from '../../domain/banner/banner-form.ts';
import type { BannerRef } from '../../machines/banner/banner-machine.ts';
import { FormConflict, type Difference } from '../shared/form-conflict.tsx';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { useSentence } from '../shared/sentences.tsx';

interface BannerConflictProps {
  readonly banner: BannerRef;
}

/** What two people made of the banner at the same time, and the choice between them (decision 39). */
export function BannerConflict({ banner }: BannerConflictProps): ReactNode {
  const sentence = useSentence();
  const { values, theirs } = useSelector(banner, ({ context }) => context);
  const isUnread = useSelector(banner, (snapshot) =>
    snapshot.matches({ editing: { conflict: 'unread' } }),
  );
  const shown = {
    message: {
      label: sentence('banner.message'),
      show: ({ message }: BannerForm): ReactNode => <RichText text={message} />,
    },
    type: {
      label: sentence('banner.type'),
      show: ({ type }: BannerForm): ReactNode =>
        sentence(type === null ? 'banner.noType' : `banner.types.${type}`),
    },
    isPublished: {
      label: sentence('banner.publish'),
      show: ({ isPublished }: BannerForm): ReactNode =>
        sentence(isPublished ? 'banner.published' : 'banner.notPublished'),
    },
  };
  const differences =
    theirs === null
      ? null
      : differingFields(values, theirs.values).map((field): Difference => {
          const { label, show } = shown[field];
          return { label, yours: show(values), theirs: show(theirs.values) };
        });
  return (
    <FormConflict
      differences={differences}
      isUnread={isUnread}
      onReadAgain={() => {
        banner.send({ type: 'conflict.readAgain' });
      }}
      onKeepYours={() => {
        banner.send({ type: 'conflict.overwrite' });
      }}
      onTakeTheirs={() => {
        banner.send({ type: 'conflict.takeTheirs' });
      }}
    />
  );
}
