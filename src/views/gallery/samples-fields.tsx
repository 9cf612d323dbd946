import { type ReactNode, useState } from 'react';

import { ChipField, type Chip } from '../design/chip-field.tsx';
import { Checkbox } from '../design/checkbox.tsx';
import { DateTimeField } from '../design/date-time-field.tsx';
import { Dropzone } from '../design/dropzone.tsx';
import { PasswordField } from '../design/password-field.tsx';
import { RadioGroup } from '../design/radio-group.tsx';
import { SearchField } from '../design/search-field.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Select } from '../design/select.tsx';
import { Switch } from '../design/switch.tsx';
import { TextArea } from '../design/text-area.tsx';
import { TextField } from '../design/text-field.tsx';
import { dateSentences } from './example-dates.ts';
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
const chipSentences = {
  chips: 'People',
  keys: 'Arrow keys move along the addresses, Delete takes one out, Enter corrects it.',
  remove: (text: string) => `Remove ${text}`,
  more: (count: number) => `and ${String(count)} more`,
};

/** Fields and choices in their states. */
export function FieldSamples(): ReactNode {
  const [title, setTitle] = useState('Enzyme kinetics: Michaelis–Menten');
  const [empty, setEmpty] = useState('');
  const [notes, setNotes] = useState('');
  const [secret, setSecret] = useState('lectern');
  const [search, setSearch] = useState('enzyme');
  const [grade, setGrade] = useState<Grade | null>('graded');
  const [start, setStart] = useState<string | null>('2026-12-01T09:00:00.000Z');
  const [end, setEnd] = useState<string | null>(null);
  const [several, setSeveral] = useState(true);
  const [expired, setExpired] = useState(false);
  const [minutes, setMinutes] = useState('45');
  const [chips, setChips] = useState(people);
  const [line, setLine] = useState('');
  const without = (id: string): readonly Chip[] => chips.filter((chip) => chip.id !== id);
  return (
    <>
      <Columns>
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
        <TextField
          label="Article"
          disabled
          value="Enzyme Assays and Kinetics"
          onChange={setTitle}
        />
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
        <Select label="Quiz Type" choices={grades} value={grade} onChange={setGrade} />
        <Select
          label="Group"
          choices={grades}
          value={null}
          onChange={setGrade}
          placeholder="Choose a group"
          error="This field is required"
        />
        <DateTimeField
          label="Start Date"
          value={start}
          onChange={setStart}
          sentences={dateSentences}
        />
        <DateTimeField
          label="End Date"
          value={end}
          onChange={setEnd}
          error="The end is before the start."
          sentences={dateSentences}
        />
      </Columns>
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
      <ChipField
        label="E-mail addresses"
        description="One a line, or with commas between them."
        chips={chips}
        text={line}
        sentences={chipSentences}
        onText={setLine}
        onAdd={() => {
          setChips([...without(line), { id: line, text: line, tone: 'neutral' }]);
          setLine('');
        }}
        onPaste={() => false}
        onRemove={(id) => {
          setChips(without(id));
        }}
        onCorrect={(id) => {
          setChips(without(id));
          setLine(id);
        }}
      />
      <Dropzone
        label="Drop a QTI package here"
        hint="ZIP, at most 50 MB"
        buttonLabel="Choose a file"
        accept=".zip"
        onFiles={() => undefined}
      />
    </>
  );
}
