import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { videoLimits } from '../../domain/sponsors/sponsor-files.ts';
import type { SponsorVideoRef } from '../../machines/sponsors/sponsor-video-machine.ts';
import { Dropzone } from '../design/fields/dropzone.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { UploadProgress } from '../shared/upload-progress.tsx';

interface SponsorVideoProps {
  readonly upload: SponsorVideoRef;
  /** The address of the video when the page was opened. */
  readonly videoUrl: string | null;
  /** The company name as plain text. */
  readonly name: string;
}

/** The preroll video of a sponsor, with the upload that replaces it and its progress (SPON-16). */
export function SponsorVideo({ upload, videoUrl, name }: SponsorVideoProps): ReactNode {
  const formatMessage = useFormatMessage();
  const {
    files: [file],
    progress,
    error,
    stored,
  } = useSelector(upload, ({ context }) => context);
  const address = stored?.address ?? videoUrl;
  return (
    <Panel title={formatMessage('sponsors.video')}>
      {address === null ? (
        <p className="text-sm text-ink-2">{formatMessage('sponsors.noVideo')}</p>
      ) : (
        <video
          key={address}
          controls
          muted
          preload="metadata"
          src={address}
          aria-label={formatMessage('sponsors.videoOf', { name })}
          className="aspect-video w-full max-w-80 rounded-md border border-line bg-surface-2"
        />
      )}
      {file === undefined ? (
        <Dropzone
          label={formatMessage('sponsors.dropVideo')}
          hint={formatMessage('sponsors.videoHint')}
          buttonLabel={formatMessage(
            address === null ? 'sponsors.chooseVideo' : 'sponsors.replaceVideo',
          )}
          accept={videoLimits.type}
          onFiles={(files) => {
            upload.send({ type: 'upload.choose', files });
          }}
        />
      ) : (
        <UploadProgress
          label={formatMessage('sponsors.uploading', { name: file.name })}
          part={progress}
          onStop={() => {
            upload.send({ type: 'upload.cancel' });
          }}
        />
      )}
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {formatMessage(error)}
        </p>
      )}
    </Panel>
  );
}
