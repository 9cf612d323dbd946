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
  'scorm 1.2': {
    label: 'quizDownload.formats.scorm12',
    detail: 'quizDownload.formats.scorm12Detail',
  },
  'scorm 2004': {
    label: 'quizDownload.formats.scorm2004',
    detail: 'quizDownload.formats.scorm2004Detail',
  },
  'qti 2.1': { label: 'quizDownload.formats.qti21', detail: 'quizDownload.formats.qti21Detail' },
  'qti 2.2': { label: 'quizDownload.formats.qti22', detail: 'quizDownload.formats.qti22Detail' },
  'qti 3.0': { label: 'quizDownload.formats.qti30', detail: 'quizDownload.formats.qti30Detail' },
  'qti 1.2': { label: 'quizDownload.formats.qti12', detail: 'quizDownload.formats.qti12Detail' },
  'cc 1.1': { label: 'quizDownload.formats.cc11', detail: 'quizDownload.formats.cc11Detail' },
  'cc 1.3': { label: 'quizDownload.formats.cc13', detail: 'quizDownload.formats.cc13Detail' },
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
