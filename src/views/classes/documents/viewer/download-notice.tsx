import type { ReactNode } from 'react';

import { Button } from '../../../design/buttons/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { DownloadIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';

interface DownloadNoticeProps {
  readonly children: ReactNode;
  readonly onDownload: () => void;
}

/** Tells above a document what is not shown of it, and offers to download it. */
export function DownloadNotice({ children, onDownload }: DownloadNoticeProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <div className="p-2">
      <Alert
        tone="info"
        action={
          <Button icon={<DownloadIcon />} onClick={onDownload}>
            {formatMessage('documents.download')}
          </Button>
        }
      >
        {children}
      </Alert>
    </div>
  );
}
