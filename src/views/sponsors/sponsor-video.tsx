import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { videoLimits } from '../../domain/sponsors/files.ts';
import type { SponsorVideoRef } from '../../machines/sponsors/sponsor-video-machine.ts';
import { Dropzone } from '../design/dropzone.tsx';
import { Panel } from '../design/panel.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { UploadProgress } from '../shared/upload-progress.tsx';

interface SponsorVideoProps {
  readonly upload: SponsorVideoRef;
  /** Where the video was kept when the page was opened. */
  readonly videoUrl: string | null;
  /** The company's name in words. */
  readonly name: string;
}

/** The preroll video of a sponsor, and the upload of another one with its progress (SPON-16). */
export function SponsorVideo({ upload, videoUrl, name }: SponsorVideoProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const {
    files: [file],
    part,
    complaint,
    kept,
  } = useSelector(upload, ({ context }) => context);
  const address = kept?.address ?? videoUrl;
  return (
    <Panel title={sentence('sponsors.video')}>
      {address === null ? (
        <p className="text-sm text-ink-2">{sentence('sponsors.noVideo')}</p>
      ) : (
        <video
          key={address}
          controls
          muted
          preload="metadata"
          src={address}
          aria-label={sentence('sponsors.videoOf', { name })}
          className="aspect-video w-full max-w-80 rounded-md border border-line bg-surface-2"
        />
      )}
      {file === undefined ? (
        <Dropzone
          label={sentence('sponsors.dropVideo')}
          hint={sentence('sponsors.videoHint')}
          buttonLabel={sentence(
            address === null ? 'sponsors.chooseVideo' : 'sponsors.replaceVideo',
          )}
          accept={videoLimits.type}
          onFiles={(files) => {
            upload.send({ type: 'upload.choose', files });
          }}
        />
      ) : (
        <UploadProgress
          label={sentence('sponsors.uploading', { name: file.name })}
          part={part}
          onStop={() => {
            upload.send({ type: 'upload.cancel' });
          }}
        />
      )}
      {complaint !== null && (
        <p role="alert" className="text-sm text-bad">
          {say(complaint)}
        </p>
      )}
    </Panel>
  );
}
