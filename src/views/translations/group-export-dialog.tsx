import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import type { GroupExportRef } from '../../machines/translations/group-export-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { DownloadIcon } from '../design/icons/icons.tsx';
import { SegmentedControl } from '../design/fields/segmented-control.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface GroupExportDialogProps {
  readonly exporting: GroupExportRef;
}

/** The dialog that selects the file format of an export. */
export function GroupExportDialog({ exporting }: GroupExportDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const snapshot = useSelector(exporting, (current) => current);
  const { group, format, failure } = snapshot.context;
  const close = (): void => {
    exporting.send({ type: 'export.close' });
  };
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage('translationGroups.exportTitle', { title: group?.title ?? '' })}
      footer={
        <>
          <Button onClick={close}>{formatMessage('common.cancel')}</Button>
          <Button
            variant="primary"
            icon={<DownloadIcon />}
            busy={snapshot.matches('downloading')}
            onClick={() => {
              exporting.send({ type: 'export.start' });
            }}
          >
            {formatMessage('translationGroups.download')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label={formatMessage('translationGroups.format')}
          choices={[
            { value: 'json', label: formatMessage('translationGroups.formatNames.json') },
            { value: 'csv', label: formatMessage('translationGroups.formatNames.csv') },
          ]}
          value={format}
          onChange={(format) => {
            exporting.send({ type: 'export.format', format });
          }}
        />
        {failure !== null && (
          <Alert tone="bad">
            {formatMessage(getFailureMessage(failure, { key: 'translationGroups.exportFailed' }))}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
