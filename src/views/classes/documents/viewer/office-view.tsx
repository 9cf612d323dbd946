import type { ReactNode } from 'react';

import {
  getOfficeViewerAddress,
  getServiceHost,
} from '../../../../domain/documents/office-viewer.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { DownloadIcon, ExternalLinkIcon, FileIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

interface OfficeViewProps {
  readonly name: string;
  /** The configured viewer service, or null. */
  readonly service: string | null;
  /** The whole address of the file with a token. */
  readonly fileAddress: string;
  readonly hasConsent: boolean;
  readonly onConsent: () => void;
  readonly onDownload: () => void;
}

/** An office document in the configured viewer service after a consent, or only as a download. */
export function OfficeView({
  name,
  service,
  fileAddress,
  hasConsent,
  onConsent,
  onDownload,
}: OfficeViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const download = (
    <Button icon={<DownloadIcon />} onClick={onDownload}>
      {formatMessage('documents.download')}
    </Button>
  );
  if (service === null)
    return (
      <EmptyState icon={<FileIcon />} title={name} action={download}>
        {formatMessage('documents.officeNone')}
      </EmptyState>
    );
  const host = getServiceHost(service);
  if (!hasConsent)
    return (
      <EmptyState
        icon={<FileIcon />}
        title={formatMessage('documents.officeTitle')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {download}
            <Button variant="primary" icon={<ExternalLinkIcon />} onClick={onConsent}>
              {formatMessage('documents.officeShow', { host })}
            </Button>
          </span>
        }
      >
        {formatMessage('documents.officeConsent', { host })}
      </EmptyState>
    );
  return (
    <iframe
      title={formatMessage('documents.officeFrame', { name, host })}
      src={getOfficeViewerAddress(service, fileAddress)}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another site, which needs its own origin
      sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
      referrerPolicy="no-referrer"
      className="min-h-0 w-full grow border-0 bg-surface"
    />
  );
}
