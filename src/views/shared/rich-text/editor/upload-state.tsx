import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { imageUploadMachine } from '../../../../machines/shared/image-upload-machine.ts';
import { IconButton } from '../../../design/icon-button.tsx';
import { XIcon } from '../../../design/icon.tsx';
import { ProgressBar } from '../../../design/progress-bar.tsx';
import { useSay, useSentence } from '../../sentences.tsx';

interface UploadStateProps {
  readonly uploader: ActorRefFrom<typeof imageUploadMachine>;
  /** How many pictures the last paste left out. */
  readonly foreignPictures: number;
  readonly onDismiss: () => void;
}

/** How the upload of a picture goes, or why there is none (QVAL-34). */
export function UploadState({ uploader, foreignPictures, onDismiss }: UploadStateProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const { files, part, complaint } = useSelector(uploader, ({ context }) => context);
  const file = files[0];
  const words =
    complaint === null
      ? foreignPictures > 0 && sentence('richText.foreignPictures', { count: foreignPictures })
      : say(complaint);
  return (
    <div className="-mx-3 grid gap-1 border-t border-line px-3 py-2">
      {file !== undefined && (
        <div className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <ProgressBar
              label={sentence('richText.uploading', { name: file.name })}
              progress={part}
              detail={sentence('richText.uploadPart', { percent: Math.round(part * 100) })}
            />
          </div>
          <IconButton
            label={sentence('richText.cancelUpload')}
            icon={<XIcon />}
            onClick={() => {
              uploader.send({ type: 'upload.cancel' });
            }}
          />
        </div>
      )}
      {words !== false && (
        <div className="flex items-center gap-2">
          <p
            role="alert"
            className={complaint === null ? 'grow text-xs text-ink-2' : 'grow text-xs text-bad'}
          >
            {words}
          </p>
          <IconButton
            label={sentence('richText.dismiss')}
            icon={<XIcon />}
            onClick={() => {
              uploader.send({ type: 'upload.dismiss' });
              onDismiss();
            }}
          />
        </div>
      )}
    </div>
  );
}
