import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { formatSize } from '../../../domain/documents/format-size.ts';
import { getSecondsLeft, getSpeed } from '../../../domain/documents/transfer.ts';
import {
  getUploadError,
  type DocumentUploadRef,
} from '../../../machines/classes/documents/document-upload-machine.ts';
import type { DocumentUploadsRef } from '../../../machines/classes/documents/document-uploads-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { ProgressBar } from '../../design/feedback/progress-bar.tsx';
import { RefreshIcon, ShieldAlertIcon, WifiOffIcon, XIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../../shared/format-message.tsx';
import { FileBadge } from './file-badge.tsx';

/** What is known of a running upload: `11.3 MB of 18.2 MB · 1.8 MB/s · 4 s left`. */
function useTransferText(upload: DocumentUploadRef): string {
  const formatMessage = useFormatMessage();
  const { context, value } = useSelector(upload, (snapshot) => snapshot);
  if (value === 'waiting') return formatMessage('documents.waiting');
  if (value === 'paused') return formatMessage('documents.paused');
  if (context.progress === 1) return formatMessage('documents.checking');
  const { size } = context.file;
  const sent = context.progress * size;
  const speed = getSpeed(context.samples);
  const seconds = getSecondsLeft(size - sent, speed);
  return [
    formatMessage('documents.sending', { sent: formatSize(sent), size: formatSize(size) }),
    speed === null ? null : formatMessage('documents.speed', { speed: formatSize(speed) }),
    seconds === null
      ? null
      : seconds < 90
        ? formatMessage('documents.secondsLeft', { count: seconds })
        : formatMessage('documents.minutesLeft', { count: Math.ceil(seconds / 60) }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

interface UploadProps {
  readonly upload: DocumentUploadRef;
}

function RunningUpload({ upload }: UploadProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { file, progress } = useSelector(upload, ({ context }) => context);
  const detail = useTransferText(upload);
  return (
    <>
      <div className="grid min-w-0 grow gap-1 max-md:basis-52">
        <div className="flex flex-wrap justify-between gap-x-4 text-sm">
          <bdi translate="no" className="font-semibold wrap-anywhere">
            {file.name}
          </bdi>
          <span className="figures text-xs text-ink-2">{detail}</span>
        </div>
        <ProgressBar
          label={formatMessage('documents.progressOf', { name: file.name })}
          hideLabel
          progress={progress}
          detail={detail}
        />
      </div>
      <Button
        icon={<XIcon />}
        aria-label={formatMessage('documents.cancelOne', { name: file.name })}
        onClick={() => {
          upload.send({ type: 'upload.cancel' });
        }}
      >
        {formatMessage('documents.cancel')}
      </Button>
    </>
  );
}

function FailedUpload({ upload }: UploadProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { context } = useSelector(upload, (snapshot) => snapshot);
  const canRetry = useSelector(upload, (snapshot) => snapshot.can({ type: 'upload.retry' }));
  const { name } = context.file;
  const error = getUploadError(context);
  return (
    <>
      <div className="grid min-w-0 grow gap-0.5 text-sm max-md:basis-44">
        <bdi translate="no" className="font-semibold wrap-anywhere">
          {name}
        </bdi>
        <span className="flex items-start gap-1.5 text-bad [&_.lucide]:mt-0.5 [&_.lucide]:shrink-0">
          {canRetry ? <WifiOffIcon /> : <ShieldAlertIcon />}
          <span>{error !== null && formatMessage(error)}</span>
        </span>
      </div>
      {canRetry && (
        <Button
          icon={<RefreshIcon />}
          aria-label={formatMessage('documents.retryOne', { name })}
          onClick={() => {
            upload.send({ type: 'upload.retry' });
          }}
        >
          {formatMessage('common.retry')}
        </Button>
      )}
      <IconButton
        icon={<XIcon />}
        label={formatMessage('documents.dismissOne', { name })}
        onClick={() => {
          upload.send({ type: 'upload.cancel' });
        }}
      />
    </>
  );
}

const isFailed = (upload: DocumentUploadRef): boolean =>
  upload.getSnapshot().matches('failed') || upload.getSnapshot().matches('refused');

function UploadRow({ upload }: UploadProps): ReactNode {
  const failed = useSelector(upload, () => isFailed(upload));
  const name = useSelector(upload, ({ context }) => context.file.name);
  return (
    <li className="flex items-center gap-3 border-t border-line px-3 py-2 max-md:flex-wrap max-md:justify-end">
      <FileBadge fileName={name} />
      {failed ? <FailedUpload upload={upload} /> : <RunningUpload upload={upload} />}
    </li>
  );
}

interface UploadListProps {
  readonly uploads: DocumentUploadsRef;
}

/** The files on their way, with their progress, and those that were not stored, with the reason. */
export function UploadList({ uploads }: UploadListProps): ReactNode {
  const formatMessage = useFormatMessage();
  const list = useSelector(uploads, ({ context }) => context.uploads);
  const failedCount = useSelector(
    uploads,
    ({ context }) => context.uploads.filter(isFailed).length,
  );
  if (list.length === 0) return null;
  const activeCount = list.length - failedCount;
  const title = formatMessage('documents.uploads', { count: list.length });
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 px-3 py-1.5 text-sm">
        <h2 className="font-semibold">{title}</h2>
        <p role="status" className="grow text-ink-2">
          {formatMessage('documents.uploadState', { active: activeCount, failed: failedCount })}
        </p>
        <Button
          variant="quiet"
          onClick={() => {
            uploads.send({ type: 'documents.cancelAll' });
          }}
        >
          {formatMessage('documents.cancelAll')}
        </Button>
      </header>
      <ul>
        {list.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
