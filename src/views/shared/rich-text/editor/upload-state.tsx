import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { imageUploadMachine } from '../../../../machines/shared/upload/image-upload-machine.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { XIcon } from '../../../design/icons/icons.tsx';
import { ProgressBar } from '../../../design/feedback/progress-bar.tsx';
import { useFormatMessage } from '../../format-message.tsx';
import type { LeftOut } from './clean-pasted.ts';

interface UploadStateProps {
  readonly uploader: ActorRefFrom<typeof imageUploadMachine>;
  /** What was left out of the last paste. */
  readonly leftOut: LeftOut | null;
  readonly onDismiss: () => void;
}

/** The progress of a picture upload, or why it failed (QVAL-34). */
export function UploadState({ uploader, leftOut, onDismiss }: UploadStateProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { files, progress, error } = useSelector(uploader, ({ context }) => context);
  const isUploading = useSelector(uploader, (snapshot) => snapshot.matches('uploading'));
  if (!isUploading && error === null && leftOut === null) return null;
  const file = files[0];
  const { foreignPictures = 0, unreadEquations = 0 } = leftOut ?? {};
  const texts =
    error !== null
      ? [formatMessage(error)]
      : [
          foreignPictures > 0 &&
            formatMessage('richEditor.foreignPictures', { count: foreignPictures }),
          unreadEquations > 0 &&
            formatMessage('richEditor.unreadEquations', { count: unreadEquations }),
        ].filter((text) => text !== false);
  return (
    <div className="-mx-3 grid gap-1 border-t border-line px-3 py-2">
      {file !== undefined && (
        <div className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <ProgressBar
              label={formatMessage('richEditor.uploading', { name: file.name })}
              progress={progress}
              detail={formatMessage('richText.uploadPart', { percent: Math.round(progress * 100) })}
            />
          </div>
          <IconButton
            label={formatMessage('richEditor.cancelUpload')}
            icon={<XIcon />}
            onClick={() => {
              uploader.send({ type: 'upload.cancel' });
            }}
          />
        </div>
      )}
      {texts.length > 0 && (
        <div className="flex items-center gap-2">
          <p
            role="alert"
            className={error === null ? 'grow text-xs text-ink-2' : 'grow text-xs text-bad'}
          >
            {texts.join(' ')}
          </p>
          <IconButton
            label={formatMessage('richEditor.dismiss')}
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
