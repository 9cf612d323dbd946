import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import { packageFormats } from '../../../domain/interchange/package-format.ts';
import type { institutionListMachine } from '../../../machines/shared/institution-list-machine.ts';
import {
  downloadFaults,
  type QuizDownloadRef,
} from '../../../machines/quiz/exporting/quiz-download-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { FileDownIcon } from '../../design/icon.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { RadioGroup } from '../../design/radio-group.tsx';
import { InstitutionPicker } from '../../shared/institution-picker.tsx';
import { useSay, useSentence } from '../../shared/sentences.tsx';
import { formatName, kindNames } from './format-names.ts';
import { InstitutionField } from './institution-field.tsx';

interface DownloadDialogProps {
  readonly download: QuizDownloadRef;
}

/** Asks for the version of the package and for whom it is made, and downloads the packages of the chosen quizzes (QIO-04, QIO-06, QIO-14). Closing it stops the download. */
export function DownloadDialog({ download }: DownloadDialogProps): ReactNode {
  const sentence = useSentence();
  const isOpen = useSelector(download, (snapshot) => snapshot.hasTag('open'));
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'));
  const isPicking = useSelector(download, (snapshot) => snapshot.hasTag('picking'));
  const list = useSelector(
    download,
    ({ children }) =>
      children['institutionList'] as ActorRefFrom<typeof institutionListMachine> | undefined,
  );
  const { quizzes, format, institution, mayChooseInstitution } = useSelector(
    download,
    (snapshot) => snapshot.context,
  );
  const [first] = quizzes;
  const type = sentence(kindNames[format.kind]);
  const close = (): void => {
    download.send({ type: 'download.close' });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      closeLabel={sentence('common.close')}
      title={sentence('quizExport.title', { type })}
      description={
        <span className="wrap-anywhere">
          {quizzes.length > 1
            ? sentence('quizExport.several', { count: quizzes.length })
            : first?.title}
        </span>
      }
      footer={
        <>
          <Button onClick={close}>{sentence('common.cancel')}</Button>
          <Button
            variant="primary"
            icon={<FileDownIcon />}
            busy={isBusy}
            onClick={() => {
              download.send({ type: 'download.start' });
            }}
          >
            {sentence('quizExport.download')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          label={sentence('quizExport.version')}
          choices={packageFormats(format.kind).map((each) => ({
            value: each.version,
            label: sentence(formatName(each).label),
            description: sentence(formatName(each).detail),
          }))}
          value={format.version}
          disabled={isBusy}
          onChange={(version) => {
            const chosen = packageFormats(format.kind).find((each) => each.version === version);
            if (chosen !== undefined)
              download.send({ type: 'download.chooseFormat', format: chosen });
          }}
        />
        {mayChooseInstitution && (
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
        )}
        <Progress download={download} />
        <Faults download={download} />
      </div>
      <InstitutionPicker
        title={sentence('institutions.toDownload', { type })}
        list={isPicking ? list : undefined}
        onChoose={({ id, title }) => {
          download.send({ type: 'institution.choose', institution: { id, title } });
        }}
        onClose={() => {
          download.send({ type: 'institution.cancel' });
        }}
      />
    </Dialog>
  );
}

function Progress({ download }: DownloadDialogProps): ReactNode {
  const sentence = useSentence();
  const isBusy = useSelector(download, (snapshot) => snapshot.hasTag('busy'));
  const { quizzes, done, failures } = useSelector(download, (snapshot) => snapshot.context);
  const settled = done.length + failures.length;
  return (
    isBusy && (
      <ProgressBar
        label={sentence('quizExport.underWay')}
        progress={quizzes.length > 1 ? settled / quizzes.length : null}
        detail={
          quizzes.length > 1
            ? sentence('quizExport.progress', { done: settled, total: quizzes.length })
            : undefined
        }
      />
    )
  );
}

function Faults({ download }: DownloadDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const context = useSelector(download, (snapshot) => snapshot.context);
  return (
    context.failures.length > 0 && (
      <Alert tone="bad" title={sentence('common.error')}>
        <ul className="grid max-h-60 gap-1 overflow-y-auto">
          {downloadFaults(context).map((fault, index) => (
            <li key={context.failures[index]?.quiz.id} className="wrap-anywhere">
              {say(fault)}
            </li>
          ))}
        </ul>
      </Alert>
    )
  );
}
