import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { failureMessage } from '../../domain/failure-message.ts';
import type { GroupExportRef } from '../../machines/translations/group-export-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { DownloadIcon } from '../design/icon.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface GroupExportDialogProps {
  readonly exporting: GroupExportRef;
}

/** Asks in which format a group is saved. */
export function GroupExportDialog({ exporting }: GroupExportDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const snapshot = useSelector(exporting, (current) => current);
  const { group, format, failure } = snapshot.context;
  const close = (): void => {
    exporting.send({ type: 'export.close' });
  };
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={close}
      closeLabel={sentence('common.close')}
      title={sentence('translationGroups.exportTitle', { title: group?.title ?? '' })}
      footer={
        <>
          <Button onClick={close}>{sentence('common.cancel')}</Button>
          <Button
            variant="primary"
            icon={<DownloadIcon />}
            busy={snapshot.matches('downloading')}
            onClick={() => {
              exporting.send({ type: 'export.start' });
            }}
          >
            {sentence('translationGroups.download')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label={sentence('translationGroups.format')}
          choices={[
            { value: 'json', label: sentence('translationGroups.formatNames.json') },
            { value: 'csv', label: sentence('translationGroups.formatNames.csv') },
          ]}
          value={format}
          onChange={(chosen) => {
            exporting.send({ type: 'export.format', format: chosen });
          }}
        />
        {failure !== null && (
          <Alert tone="bad">
            {say(failureMessage(failure, { key: 'translationGroups.exportFailed' }))}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
