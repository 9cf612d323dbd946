import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { listPackageFormats } from '../../../domain/interchange/package-format.ts';
import { downloadMessages } from '../../../domain/messages/download-messages.ts';
import type { institutionListMachine } from '../../../machines/shared/list/institution-list-machine.ts';
import {
  toDownloadErrors,
  type QuizDownloadRef,
} from '../../../machines/quiz/exporting/quiz-download-machine.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { FileDownIcon } from '../../design/icons/icons.tsx';
import { ProgressBar } from '../../design/feedback/progress-bar.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { InstitutionPicker } from '../../shared/institution-picker.tsx';
import { AddedMessages, useFormatMessage } from '../../shared/format-message.tsx';
import { getFormatName, kindNames } from './format-names.ts';
import { InstitutionField } from './institution-field.tsx';

interface DownloadDialogProps {
  readonly download: QuizDownloadRef;
  /** What the packages change or leave out. */
  readonly remarks?: ReactNode;
}

/**
 * Downloads the packages of the selected quizzes: asks for the package version and the institution,
 * and shows the progress and errors (QIO-04, QIO-06, QIO-14). Closing the dialog stops the
 * download; while its packages are saved it cannot be closed.
 */
export const DownloadDialog = (props: DownloadDialogProps): ReactNode => (
  <AddedMessages messages={downloadMessages}>
    <OpenDialog {...props} />
  </AddedMessages>
);

function OpenDialog({ download, remarks }: DownloadDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isOpen = useSelector(download, (snapshot) => snapshot.hasTag('open'));
  const { quizzes, format, canChooseInstitution } = useSelector(
    download,
    (snapshot) => snapshot.context,
  );
  const isCollecting = useSelector(download, (snapshot) => snapshot.hasTag('collecting'));
  const type = formatMessage(kindNames[format.kind]);
  const close = (): void => {
    download.send({ type: 'download.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={formatMessage('common.close')}
      title={formatMessage('quizExport.title', { type })}
      description={
        <span className="wrap-anywhere">
          {quizzes.length > 1
            ? formatMessage('quizDownload.several', { count: quizzes.length })
            : quizzes[0]?.title}
        </span>
      }
      footer={<DialogFooter download={download} onClose={close} />}
    >
      {isCollecting ? (
        <ProgressBar label={formatMessage('quizDownload.collecting')} progress={null} />
      ) : (
        <div className="grid gap-4">
          <VersionField download={download} />
          {canChooseInstitution && <SelectedInstitution download={download} />}
          {remarks}
          <DownloadProgress download={download} />
          <DownloadErrors download={download} />
        </div>
      )}
      <InstitutionDialog
        download={download}
        title={formatMessage('institutions.toDownload', { type })}
      />
    </Dialog>
  );
}

interface DialogFooterProps extends DownloadDialogProps {
  readonly onClose: () => void;
}

function DialogFooter({ download, onClose }: DialogFooterProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isBusy = useSelector(
    download,
    (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('collecting'),
  );
  const canClose = useSelector(download, (snapshot) => snapshot.can({ type: 'download.close' }));
  return (
    <>
      <Button busy={!canClose} onClick={onClose}>
        {formatMessage('common.cancel')}
      </Button>
      <Button
        variant="primary"
        icon={<FileDownIcon />}
        busy={isBusy}
        onClick={() => {
          download.send({ type: 'download.start' });
        }}
      >
        {formatMessage('quizExport.download')}
      </Button>
    </>
  );
}

function VersionField({ download }: DownloadDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'));
  const selected = useSelector(download, ({ context }) => context.format);
  const formats = listPackageFormats(selected.kind);
  return (
    <RadioGroup
      label={formatMessage('quizDownload.version')}
      choices={formats.map((format) => ({
        value: format.version,
        label: formatMessage(getFormatName(format).label),
        description: formatMessage(getFormatName(format).detail),
      }))}
      value={selected.version}
      disabled={isBusy}
      onChange={(version) => {
        const format = formats.find((each) => each.version === version);
        if (format !== undefined) download.send({ type: 'download.chooseFormat', format });
      }}
    />
  );
}

function SelectedInstitution({ download }: DownloadDialogProps): ReactNode {
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'));
  const institution = useSelector(download, ({ context }) => context.institution);
  return (
    <InstitutionField
      institution={institution}
      isBusy={isBusy}
      onPick={() => {
        download.send({ type: 'institution.pick' });
      }}
      onClear={() => {
        download.send({ type: 'institution.clear' });
      }}
    />
  );
}

interface InstitutionDialogProps extends DownloadDialogProps {
  readonly title: string;
}

function InstitutionDialog({ download, title }: InstitutionDialogProps): ReactNode {
  const isPicking = useSelector(download, (snapshot) => snapshot.hasTag('picking'));
  const list = useSelector(
    download,
    ({ children }) =>
      children['institutionList'] as ActorRefFrom<typeof institutionListMachine> | undefined,
  );
  return (
    <InstitutionPicker
      title={title}
      list={isPicking ? list : undefined}
      onChoose={(institution) => {
        download.send({
          type: 'institution.choose',
          institution: { id: institution.id, title: institution.title },
        });
      }}
      onClose={() => {
        download.send({ type: 'institution.cancel' });
      }}
    />
  );
}

function DownloadProgress({ download }: DownloadDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'));
  const { quizzes, done, failures } = useSelector(download, (snapshot) => snapshot.context);
  const finishedCount = done.length + failures.length;
  return (
    isBusy && (
      <ProgressBar
        label={formatMessage('quizDownload.underWay')}
        progress={quizzes.length > 1 ? finishedCount / quizzes.length : null}
        detail={
          quizzes.length > 1
            ? formatMessage('quizDownload.progress', { done: finishedCount, total: quizzes.length })
            : undefined
        }
      />
    )
  );
}

function DownloadErrors({ download }: DownloadDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const context = useSelector(download, (snapshot) => snapshot.context);
  return (
    context.failures.length > 0 && (
      <Alert tone="bad" title={formatMessage('common.error')}>
        <ul className="grid max-h-60 gap-1 overflow-y-auto">
          {toDownloadErrors(context).map((error, index) => (
            <li key={context.failures[index]?.quiz.id} className="wrap-anywhere">
              {formatMessage(error)}
            </li>
          ))}
        </ul>
      </Alert>
    )
  );
}
