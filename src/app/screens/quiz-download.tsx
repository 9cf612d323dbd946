import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';

import type { RemarkedPackages } from '../../machines/quiz/exporting/export-remarks-machine.ts';
import type { QuizDownloadRef } from '../../machines/quiz/exporting/quiz-download-machine.ts';
import { DownloadDialog } from '../../views/quiz/exporting/download-dialog.tsx';
import { ExportRemarks } from '../../views/quiz/exporting/export-remarks.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { provideExportRemarks } from '../actors/quiz/quiz-download.ts';
import { useRootActor } from '../root-actor.ts';
import { useCall } from '../hooks/use-call.ts';

export { createArchive } from '../browser/create-archive.ts';

/** The remarks of more packages are not asked for: each costs the server as much as an export. */
const maxRemarkedPackages = 10;

interface QuizDownloadProps {
  readonly download: QuizDownloadRef;
}

/** The dialog that downloads packages, with what they change or leave out. */
export const QuizDownload = ({ download }: QuizDownloadProps): ReactNode => (
  <DownloadDialog download={download} remarks={<Remarks download={download} />} />
);

function Remarks({ download }: QuizDownloadProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { quizzes, format, institution } = useSelector(download, ({ context }) => context);
  if (quizzes.length > maxRemarkedPackages)
    return <p className="text-sm text-ink-2">{formatMessage('quizDownload.manyPackages')}</p>;
  const packages = { quizzes, format, institutionId: institution?.id ?? null };
  return <LoadedRemarks key={JSON.stringify(packages)} packages={packages} />;
}

function LoadedRemarks({ packages }: { readonly packages: RemarkedPackages }): ReactNode {
  const call = useCall();
  const machine = useMemo(() => provideExportRemarks(call), [call]);
  return <ExportRemarks load={useRootActor(machine, { id: 'exportRemarks', input: packages })} />;
}
