import { type ReactNode, useState } from 'react';

import { Button } from '../design/buttons/button.tsx';
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { DisabledReason } from '../design/feedback/disabled-reason.tsx';
import { FileButton } from '../design/buttons/file-button.tsx';
import { IconButton } from '../design/buttons/icon-button.tsx';
import {
  CopyIcon,
  EyeIcon,
  PlusIcon,
  RedoIcon,
  TrashIcon,
  UndoIcon,
} from '../design/icons/icons.tsx';
import { ButtonLink, TextLink } from '../design/navigation/link.tsx';
import { Menu } from '../design/menus/menu.tsx';
import { DateTimeField } from '../design/dates/date-time-field.tsx';
import { Select } from '../design/fields/select.tsx';
import { dateLabels } from './example-dates.ts';
import { Samples } from './section.tsx';

type Open = 'dialog' | 'danger' | 'drawer' | null;
const doNothing = (): void => undefined;

/** Buttons in their variants and states. */
function ButtonSamples(): ReactNode {
  const [busy, setBusy] = useState(false);
  return (
    <Samples>
      <Button variant="primary" icon={<PlusIcon />}>
        Add question
      </Button>
      <Button variant="primary" kbd="Ctrl S">
        Save Quiz
      </Button>
      <Button icon={<EyeIcon />}>Preview</Button>
      <Button variant="quiet" icon={<PlusIcon />}>
        Add option
      </Button>
      <Button variant="danger" icon={<TrashIcon />}>
        Delete
      </Button>
      <Button aria-pressed="true">Timeline</Button>
      <Button
        busy={busy}
        onClick={() => {
          setBusy(true);
        }}
      >
        Press to work
      </Button>
      <Button disabled>Disabled</Button>
      <Button disabledReason="The quiz has no questions yet.">Publish</Button>
      <ButtonLink to="/quiz/create">A link as a button</ButtonLink>
      <TextLink to="/quiz">A link in a text</TextLink>
      <FileButton accept=".zip" onFiles={doNothing}>
        Choose a file
      </FileButton>
    </Samples>
  );
}

const IconButtonSamples = (): ReactNode => (
  <Samples>
    <IconButton
      variant="secondary"
      label="Undo"
      tooltip="Undo: Changed option 3 of question 2"
      kbd="Ctrl Z"
      icon={<UndoIcon />}
    />
    <IconButton
      variant="secondary"
      label="Redo"
      icon={<RedoIcon />}
      disabledReason="Nothing was undone."
    />
    <IconButton label="Copy" icon={<CopyIcon />} />
    <IconButton label="Delete" icon={<TrashIcon />} busy />
  </Samples>
);

const MenuSample = (): ReactNode => (
  <Menu
    label="Actions"
    heading={{ title: 'Enzyme kinetics', detail: '#5692' }}
    placement="bottom start"
    items={[
      { kind: 'action', label: 'Copy', icon: <CopyIcon />, kbd: 'Ctrl C', onSelect: doNothing },
      { kind: 'link', label: 'View', icon: <EyeIcon />, to: '/quiz/view/1' },
      { kind: 'line', id: 'danger' },
      {
        kind: 'action',
        label: 'Publish',
        disabledReason: 'The quiz has no questions yet.',
        onSelect: doNothing,
      },
      {
        kind: 'action',
        label: 'Delete',
        icon: <TrashIcon />,
        danger: true,
        onSelect: doNothing,
      },
    ]}
  >
    {(trigger) => <Button {...trigger}>Open a menu</Button>}
  </Menu>
);

interface DialogSampleProps {
  readonly open: Open;
  readonly close: () => void;
}

/** A dialog with a date field and a select. */
function DialogSample({ open, close }: DialogSampleProps): ReactNode {
  const [when, setWhen] = useState<string | null>('2026-12-01T09:00:00.000Z');
  const [subject, setSubject] = useState<'biology' | 'chemistry' | null>(null);
  return (
    <Dialog
      open={open === 'dialog'}
      onClose={close}
      title="Set Deadline"
      description="Students can answer until then."
      closeLabel="Close"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={close}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DateTimeField label="Deadline" value={when} onChange={setWhen} labels={dateLabels} />
        <Select
          label="Subject"
          choices={[
            { value: 'biology', label: 'Biology' },
            { value: 'chemistry', label: 'Chemistry' },
          ]}
          value={subject}
          onChange={setSubject}
          placeholder="Choose"
        />
      </div>
    </Dialog>
  );
}

const OtherDialogSamples = ({ open, close }: DialogSampleProps): ReactNode => (
  <>
    <ConfirmDialog
      open={open === 'danger'}
      title="Delete this quiz?"
      description="Enzyme kinetics and its 12 questions are deleted for everybody."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      danger
      onConfirm={close}
      onCancel={close}
    />
    <Dialog
      open={open === 'drawer'}
      onClose={close}
      title="Notifications"
      closeLabel="Close"
      position="end"
    >
      Nothing has happened yet.
    </Dialog>
  </>
);

/** Buttons, links, menus, dialogs. */
export function ActionSamples(): ReactNode {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => {
    setOpen(null);
  };
  return (
    <>
      <ButtonSamples />
      <IconButtonSamples />
      <Samples>
        <MenuSample />
        <Button
          onClick={() => {
            setOpen('dialog');
          }}
        >
          Open a dialog
        </Button>
        <Button
          onClick={() => {
            setOpen('danger');
          }}
        >
          Ask before deleting
        </Button>
        <Button
          onClick={() => {
            setOpen('drawer');
          }}
        >
          Open a drawer
        </Button>
      </Samples>
      <DisabledReason
        id="gallery-reason"
        cause={<TextLink to="/quiz/results">See results</TextLink>}
      >
        Locked: distributed to 14 students.
      </DisabledReason>
      <DialogSample open={open} close={close} />
      <OtherDialogSamples open={open} close={close} />
    </>
  );
}
