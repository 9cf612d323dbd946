import { type ReactNode, useState } from 'react';

import { ChipField } from '../design/fields/chip-field.tsx';
import type { Chip } from '../design/fields/chip-list.tsx';
import { Checkbox } from '../design/fields/checkbox.tsx';
import { DateTimeField } from '../design/dates/date-time-field.tsx';
import { Dropzone } from '../design/fields/dropzone.tsx';
import { PasswordField } from '../design/fields/password-field.tsx';
import { RadioGroup } from '../design/fields/radio-group.tsx';
import { SearchField } from '../design/fields/search-field.tsx';
import { SegmentedControl } from '../design/fields/segmented-control.tsx';
import { Select } from '../design/fields/select.tsx';
import { Switch } from '../design/fields/switch.tsx';
import { TextArea } from '../design/fields/text-area.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { dateLabels } from './example-dates.ts';
import { Columns, Samples } from './section.tsx';

type Grade = 'graded' | 'ungraded';
const grades = [
  { value: 'graded', label: 'Graded' },
  { value: 'ungraded', label: 'Ungraded', description: 'Answers are not scored.' },
] as const;

const people: readonly Chip[] = [
  { id: 'ana', text: 'ana.silva@campus.org', tone: 'neutral' },
  { id: 'cs', text: 'cs@lectern.test', tone: 'info', mark: 'has access' },
  { id: 'nobody', text: 'nobody@campus.org', tone: 'warn', mark: 'not found' },
  { id: 'bob', text: 'bob@', tone: 'bad', mark: 'not an address' },
];
const chipLabels = {
  list: 'People',
  keyboardHelp: 'Arrow keys move along the addresses, Delete takes one out, Enter corrects it.',
  remove: (text: string) => `Remove ${text}`,
  more: (count: number) => `and ${String(count)} more`,
};

/** Text fields in their states. */
function TextFieldSamples(): ReactNode {
  const [title, setTitle] = useState('Enzyme kinetics: Michaelis–Menten');
  const [empty, setEmpty] = useState('');
  const [notes, setNotes] = useState('');
  const [secret, setSecret] = useState('lectern');
  const [minutes, setMinutes] = useState('45');
  return (
    <>
      <TextField label="Title" required value={title} onChange={setTitle} />
      <TextField
        label="Company Name"
        required
        value={empty}
        onChange={setEmpty}
        error="This field is required"
      />
      <TextField
        label="Quiz Duration"
        figures
        suffix="minutes"
        description="0 means no limit."
        inputMode="numeric"
        value={minutes}
        onChange={setMinutes}
      />
      <TextField label="Article" disabled value="Enzyme Assays and Kinetics" onChange={setTitle} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        showLabel="Show the password"
        value={secret}
        onChange={setSecret}
      />
      <TextArea
        label="Notes"
        value={notes}
        onChange={setNotes}
        placeholder="It grows with what is written."
      />
    </>
  );
}

/** Selects and date fields. */
function ChoiceFieldSamples(): ReactNode {
  const [grade, setGrade] = useState<Grade | null>('graded');
  const [start, setStart] = useState<string | null>('2026-12-01T09:00:00.000Z');
  const [end, setEnd] = useState<string | null>(null);
  return (
    <>
      <Select label="Quiz Type" choices={grades} value={grade} onChange={setGrade} />
      <Select
        label="Group"
        choices={grades}
        value={null}
        onChange={setGrade}
        placeholder="Choose a group"
        error="This field is required"
      />
      <DateTimeField label="Start Date" value={start} onChange={setStart} labels={dateLabels} />
      <DateTimeField
        label="End Date"
        value={end}
        onChange={setEnd}
        error="The end is before the start."
        labels={dateLabels}
      />
    </>
  );
}

/** Radio groups and segmented controls. */
function RadioSamples(): ReactNode {
  const [grade, setGrade] = useState<Grade | null>('graded');
  return (
    <Columns>
      <RadioGroup label="Type" choices={grades} value={grade} onChange={setGrade} />
      <SegmentedControl
        label="Type, side by side"
        choices={grades}
        value={grade}
        onChange={setGrade}
      />
      <SegmentedControl
        label="Access Type"
        disabled
        choices={[
          { value: 'open', label: 'Open' },
          { value: 'restricted', label: 'Restricted' },
        ]}
        value="restricted"
        onChange={() => undefined}
        describedBy="gallery-reason"
      />
    </Columns>
  );
}

/** Checkboxes, switches and a search field. */
function SwitchSamples(): ReactNode {
  const [several, setSeveral] = useState(true);
  const [expired, setExpired] = useState(false);
  const [search, setSearch] = useState('enzyme');
  return (
    <Samples>
      <Checkbox label="Multiple answers" checked={several} onChange={setSeveral} />
      <Checkbox label="Some of them" checked={false} indeterminate onChange={setSeveral} />
      <Checkbox
        label="Show the caption"
        description="Subtitles are on when the video starts."
        checked={!several}
        onChange={(next) => {
          setSeveral(!next);
        }}
      />
      <Checkbox label="Disabled" disabled checked onChange={setSeveral} />
      <Switch label="Show Expired Quizzes" boxed checked={expired} onChange={setExpired} />
      <Switch label="Enabled" checked onChange={setExpired} />
      <SearchField
        label="Search quizzes by name"
        value={search}
        onChange={setSearch}
        clearLabel="Clear the search"
      />
    </Samples>
  );
}

function ChipFieldSample(): ReactNode {
  const [chips, setChips] = useState(people);
  const [line, setLine] = useState('');
  const listOthers = (id: string): readonly Chip[] => chips.filter((chip) => chip.id !== id);
  return (
    <ChipField
      label="E-mail addresses"
      description="One a line, or with commas between them."
      chips={chips}
      text={line}
      labels={chipLabels}
      onTextChange={setLine}
      onAdd={() => {
        setChips([...listOthers(line), { id: line, text: line, tone: 'neutral' }]);
        setLine('');
      }}
      onPaste={() => false}
      onRemove={(id) => {
        setChips(listOthers(id));
      }}
      onEdit={(id) => {
        setChips(listOthers(id));
        setLine(id);
      }}
    />
  );
}

/** Fields and choices in their states. */
export const FieldSamples = (): ReactNode => (
  <>
    <Columns>
      <TextFieldSamples />
      <ChoiceFieldSamples />
    </Columns>
    <RadioSamples />
    <SwitchSamples />
    <ChipFieldSample />
    <Dropzone
      label="Drop a QTI package here"
      hint="ZIP, at most 50 MB"
      buttonLabel="Choose a file"
      accept=".zip"
      onFiles={() => undefined}
    />
  </>
);
