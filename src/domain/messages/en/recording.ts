import { compileMessages } from '../compile-messages.ts';

/** Texts about the recording of a session. */
export const recording = compileMessages({
  copyTitle: 'Copy session for support',
  copyDetail:
    'The file holds what happened in this tab, so that support can see the same states. Nothing is sent: you decide who gets it.',
  nothing: 'Nothing is recorded yet. Close this and try again in a moment.',
  since: 'Since',
  version: 'Version',
  events: 'Events',
  eventCount:
    '{count, plural, one {# event} other {# events}} of {actors, plural, one {# actor} other {# actors}}',
  machines: 'Machines',
  machine: '{name} ({count, number})',
  replaced: 'Replaced',
  replacedCounts:
    '{addresses, plural, one {# e-mail address} other {# e-mail addresses}}, {names, plural, one {# name} other {# names}}, {secrets, plural, one {# secret} other {# secrets}}',
  replacedDetail:
    'Addresses are found in every text; names, telephone numbers and secrets by the fields that hold them. Each was replaced by random letters and digits of the same shape, wherever it occurs.',
  kept: 'Kept',
  keptDetail:
    'Titles, questions and other content that you see on the screens, ids and times. A name that only such a text holds is kept too.',
  size: 'Size',
  preview: 'Preview: the last {count, plural, one {event} other {# events}}',
  save: 'Save file',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'The browser refused to copy. Save the file instead.',
  open: 'Open recording…',
  show: 'Show the recording',
  recordings: 'Recordings',
  dropHere: 'or drop its file here',
  saveFollowed: 'Save recording',
  link: {
    leadsTo:
      '{position, plural, =0 {This link leads to the start} other {This link leads to event #}} of the recording taken on {moment}. Open its file.',
    damaged: 'This link is damaged: it does not say which recording it leads to.',
    otherRecording:
      'The link leads to another recording, taken on {moment}. This one is shown from its start.',
    noSuchActor: 'The recording has no actor named {name}.',
  },
  faults: {
    tooLarge: 'The file is larger than 64 MB and is not opened.',
    foreign: 'The file is not a recording of a session.',
    newer: 'The file was made by a newer version of Lectern, which this one cannot read.',
    damaged: 'The file is damaged: a part of it is missing or was changed.',
    failed: 'The recording could not be opened.',
    atLine: 'The error is in line {line, number}, column {column, number}.',
    atField: 'The error is in the field {path}.',
  },
  actors: 'Recorded',
  replay: 'Replay',
  close: 'Close the recording',
  origin: 'Recorded since {moment} with Lectern {product}',
  otherVersion:
    'Recorded with another version of these machines (Lectern {product}): {machines}. The recorded states are shown.',
  missing:
    'These recorded machines (Lectern {product}) do not exist here: {machines}. Their events and recorded states are shown.',
  stopped:
    '{position, plural, =0 {{machine} cannot start from its recorded state} other {{machine} cannot play event # and those after it}}: {error}. The recorded states are shown.',
  differences: '{count, plural, one {# event} other {# events}} led to other states than recorded.',
  goToDifference: 'Go to the first',
  differs: 'differs',
  otherStates: 'Reached in the replay: {states}',
  noState: 'none',
  dock: 'Dock beside the console',
  dockSize: 'Size of the inspector',
  dockBelow: 'Dock below',
  dockBeside: 'Dock at the side',
  undock: 'Close the inspector',
} as const);
