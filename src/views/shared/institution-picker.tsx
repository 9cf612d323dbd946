import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type {
  InstitutionChoice,
  institutionListMachine,
} from '../../machines/shared/list/institution-list-machine.ts';
import { Badge } from '../design/display/badge.tsx';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { useFormatMessage } from './format-message.tsx';
import { ChoiceList } from './lists/choice-list.tsx';
import { getFailureMessage } from '../../domain/messages/failure-message.ts';

interface InstitutionPickerProps {
  readonly title: string;
  /** The running list; the dialog is open while there is one. */
  readonly list: ActorRefFrom<typeof institutionListMachine> | undefined;
  readonly onChoose: (institution: InstitutionChoice) => void;
  readonly onClose: () => void;
}

/** The institution picker (INST-01 to INST-06): searched by title or number, 20 a page. */
export function InstitutionPicker({
  title,
  list,
  onChoose,
  onClose,
}: InstitutionPickerProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <Dialog
      open={list !== undefined}
      onClose={onClose}
      title={title}
      closeLabel={formatMessage('common.close')}
      size="m"
    >
      {list !== undefined && (
        <div className="grid content-start gap-3 md:min-h-96">
          <ChoiceList
            list={list}
            label={formatMessage('institutions.list')}
            searchLabel={formatMessage('institutions.search')}
            emptyTitle={formatMessage('institutions.none')}
            getFailureMessage={getFailureMessage}
          >
            {(institution) => (
              <Row key={institution.id} institution={institution} onChoose={onChoose} />
            )}
          </ChoiceList>
        </div>
      )}
    </Dialog>
  );
}

interface RowProps {
  readonly institution: InstitutionChoice;
  readonly onChoose: (institution: InstitutionChoice) => void;
}

function Row({ institution, onChoose }: RowProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <li className="flex items-center gap-3 rounded-md border border-line py-1.5 ps-3 pe-1.5">
      <span className="grid min-w-0 grow">
        <span className="text-sm font-semibold wrap-anywhere">{institution.title}</span>
        <span className="figures text-xs text-ink-2">
          {formatMessage('institutions.number', { id: String(institution.id) })}
        </span>
      </span>
      {!institution.approved && (
        <Badge tone="warn">{formatMessage('institutions.notApproved')}</Badge>
      )}
      <Button
        aria-label={`${formatMessage('institutions.select')} ${institution.title}`}
        onClick={() => {
          onChoose(institution);
        }}
      >
        {formatMessage('institutions.select')}
      </Button>
    </li>
  );
}
