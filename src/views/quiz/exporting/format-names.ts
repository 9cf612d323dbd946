import type { PackageFormat, PackageKind } from '../../../domain/interchange/package-format.ts';
import type { MessageKey } from '../../../domain/messages/en.ts';

interface FormatName {
  readonly label: MessageKey;
  readonly detail: MessageKey;
}

type FormatKey = {
  [K in PackageKind]: `${K} ${Extract<PackageFormat, { kind: K }>['version']}`;
}[PackageKind];

const names: Readonly<Record<FormatKey, FormatName>> = {
  'scorm 1.2': { label: 'quizExport.formats.scorm12', detail: 'quizExport.formats.scorm12Detail' },
  'scorm 2004': {
    label: 'quizExport.formats.scorm2004',
    detail: 'quizExport.formats.scorm2004Detail',
  },
  'qti 2.1': { label: 'quizExport.formats.qti21', detail: 'quizExport.formats.qti21Detail' },
  'qti 2.2': { label: 'quizExport.formats.qti22', detail: 'quizExport.formats.qti22Detail' },
  'qti 3.0': { label: 'quizExport.formats.qti30', detail: 'quizExport.formats.qti30Detail' },
  'qti 1.2': { label: 'quizExport.formats.qti12', detail: 'quizExport.formats.qti12Detail' },
  'cc 1.1': { label: 'quizExport.formats.cc11', detail: 'quizExport.formats.cc11Detail' },
  'cc 1.3': { label: 'quizExport.formats.cc13', detail: 'quizExport.formats.cc13Detail' },
};

/** Returns the name of a package format, and a sentence about where it is used. */
export const getFormatName = ({ kind, version }: PackageFormat): FormatName =>
  names[`${kind} ${version}` as FormatKey];

/** The name of each kind of package, for titles. */
export const kindNames = {
  scorm: 'quizExport.kinds.scorm',
  qti: 'quizExport.kinds.qti',
  cc: 'quizExport.kinds.cc',
} as const satisfies Readonly<Record<PackageKind, MessageKey>>;
