import { isSecretField, isSecretName } from '../live/to-plain.ts';

/**
 * How a value is recorded: of `secret` and `personal` ones every text is replaced, of a `person` the
 * name, of a `found` person the title and the hint, in `pasted` ones lines of addresses and names.
 * `messages` are of the fields of a form, by name.
 */
export type Treatment =
  | 'plain'
  | 'person'
  | 'found'
  | 'pasted'
  | 'messages'
  | 'personal'
  | 'secret';

/** What stands before `name` in the properties that hold the name of a person: `lastName`. */
const beforeName = [
  ...['first', 'last', 'given', 'family', 'middle', 'full', 'display', 'nick'],
  ...['user', 'owner', 'author', 'student', 'person', 'creator', 'editor'],
  ...['sender', 'recipient', 'teacher'],
];
const personalNames = new RegExp(
  [
    `^(?:(?:${beforeName.join('|')})_?names?`,
    String.raw`(?:\w*[a-z])?e-?mails?(?:address(?:es)?)?`,
    'authors|professor|savedBy|phone(?:number)?|telephone)$',
  ].join('|'),
  'i',
);
/** The properties that hold people, of whom `name` is personal too. */
const people = new RegExp(
  [
    '^(?:users?|persons?|people|owners?|authors?|students?|creators?|editors?',
    'createdBy|changedBy|senders?|recipients?|readers?|teachers?|colleagues?',
    'sharedUserList)$',
  ].join('|'),
  'i',
);

/** Properties that hold the time of something. */
const moments = /[a-z]At$/;
const pastingEvents = /^(?:share|invite|report)\./;

const isPersonalName = (name: string): boolean => personalNames.test(name);

/** Whether an object describes a form's field that holds personal data. */
const isPersonalField = (value: object): boolean =>
  'field' in value && typeof value.field === 'string' && isPersonalName(value.field);

/** Whether a property holds what a person pasted to invite others or to share with them. */
function isPasted(owner: object, name: string): boolean {
  if (name === 'recipients' || name === 'toCorrect' || name === 'correction') return true;
  if (name !== 'text') return false;
  if ('type' in owner && typeof owner.type === 'string') return pastingEvents.test(owner.type);
  return 'recipients' in owner || 'correction' in owner;
}

/** Whether a property is the name of a person, or what a search shows of one. */
function isNameOfPerson(owner: object, name: string, outer: Treatment): boolean {
  if (name === 'name') return outer === 'person' || outer === 'found' || 'email' in owner;
  return outer === 'found' && (name === 'title' || name === 'text');
}

/** Returns how the property `name` of `owner` is recorded, when `owner` is recorded as `outer`. */
export function getTreatment(owner: object, name: string, outer: Treatment): Treatment {
  if (outer === 'messages') return 'plain';
  if ((outer === 'secret' || isSecretName(name)) && !moments.test(name)) return 'secret';
  if (name === 'value' && isSecretField(owner)) return 'secret';
  if (outer === 'personal' || isPersonalName(name)) return 'personal';
  if (name === 'value' && isPersonalField(owner)) return 'personal';
  if (isNameOfPerson(owner, name, outer)) return 'personal';
  if (outer === 'pasted' || isPasted(owner, name)) return 'pasted';
  if (name === 'hint' || (name === 'values' && outer === 'found')) return 'found';
  if (name === 'rows' && 'kind' in owner && owner.kind === 'people') return 'found';
  if (name === 'errors') return 'messages';
  return people.test(name) ? 'person' : 'plain';
}

const describeFile = (file: Blob): object => ({
  size: file.size,
  type: file.type,
  ...(file instanceof File && { name: file.name, lastModified: file.lastModified }),
});

/**
 * Returns what of an object is recorded: an actor becomes its id and a file its description;
 * undefined for what is no data.
 */
export function toData(value: object): object | undefined {
  if ('sessionId' in value && 'send' in value) return { actor: value.sessionId };
  if (value instanceof Blob) return describeFile(value);
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return { bytes: value.byteLength };
  return value instanceof EventTarget || value instanceof Promise ? undefined : value;
}
