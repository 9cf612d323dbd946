import { readFileSync } from 'node:fs';

import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { expect } from 'vitest';

import type { PackageFile } from '../../../../src/domain/interchange/export/quiz-package.ts';

/**
 * The schema of `schemas/` that a document is validated against, and the values of its
 * placeholders.
 */
interface Schema {
  readonly schema: string;
  readonly places: Readonly<Record<string, string>>;
  /** Whether names are those of QTI 3. */
  readonly isHyphenated?: boolean;
}

const hyphenated = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const validators = new Map<string, RelaxNGValidator>();

function validatorOf({ schema, places, isHyphenated = false }: Schema): RelaxNGValidator {
  const key = JSON.stringify([schema, places]);
  const known = validators.get(key);
  if (known !== undefined) return known;
  const filled = readFileSync(new URL(`schemas/${schema}.rng`, import.meta.url), 'utf8').replaceAll(
    /\{(\w+)\}/g,
    (place, name: string) => places[name] ?? place,
  );
  const named = isHyphenated
    ? filled
        .replaceAll(/name="q\.(\w+)"/g, (_, name: string) => `name="qti-${hyphenated(name)}"`)
        .replaceAll(
          /<attribute name="(\w+)">/g,
          (_, name: string) => `<attribute name="${hyphenated(name)}">`,
        )
    : filled.replaceAll('name="q.', 'name="');
  const grammar = XmlDocument.fromString(named);
  const validator = RelaxNGValidator.fromDoc(grammar);
  validators.set(key, validator);
  return validator;
}

/** That libxml2 reads `text` and that it holds against its schema. */
function expectValid(path: string, text: string, schema: Schema): void {
  const document = XmlDocument.fromString(text);
  try {
    validatorOf(schema).validate(document);
  } catch (error) {
    expect.unreachable(`${path}: ${String(error)}\n${text}`);
  } finally {
    document.dispose();
  }
}

const two = (version: '2.1' | '2.2', digits: string) => ({
  documents: {
    schema: 'qti',
    places: {
      namespace: `http://www.imsglobal.org/xsd/imsqti_${digits}`,
      matchCorrect: `http://www.imsglobal.org/question/qti_${digits}/rptemplates/match_correct`,
    },
  },
  manifest: {
    schema: 'manifest',
    places: {
      namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
      schema: `QTIv${version} Package`,
      schemaVersion: '1.0.0',
      types: `imsqti_(item|test)_xml${digits}|webcontent`,
    },
  },
});

const qti = {
  '2.1': two('2.1', 'v2p1'),
  '2.2': two('2.2', 'v2p2'),
  '3.0': {
    documents: {
      schema: 'qti',
      isHyphenated: true,
      places: {
        namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
        matchCorrect: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
      },
    },
    manifest: {
      schema: 'manifest',
      places: {
        namespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
        schema: 'QTI Package',
        schemaVersion: '3.0.0',
        types: 'imsqti_(item|test)_xmlv3p0|webcontent',
      },
    },
  },
} as const;

const canvas = {
  manifest: {
    schema: 'manifest',
    places: {
      namespace: 'http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1',
      schema: 'IMS Content',
      schemaVersion: '1.1.3',
      types:
        'imsqti_xmlv1p2|associatedcontent/imscc_xmlv1p1/learning-application-resource|webcontent',
    },
  },
  meta: { schema: 'canvas-meta', places: {} },
  assessment: { schema: 'assessment', places: { start: 'canvas', case: '' } },
} as const;

const cartridge = (version: '1.1' | '1.3') => {
  const digits = version === '1.1' ? 'v1p1' : 'v1p3';
  return {
    manifest: { schema: 'cartridge-manifest', places: { digits, version } },
    link: { schema: 'web-link', places: { digits } },
    assessment: {
      schema: 'assessment',
      places: { start: 'cartridge', case: '<attribute name="case"><value>Yes</value></attribute>' },
    },
  } as const;
};

const scorm = {
  '1.2': {
    schema: 'scorm-manifest',
    places: {
      start: 'scorm12',
      namespace: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
      adlcp: 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
      scoAttribute: 'scormtype',
      schemaVersion: '1.2',
    },
  },
  '2004': {
    schema: 'scorm-manifest',
    places: {
      start: 'scorm2004',
      namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
      adlcp: 'http://www.adlnet.org/xsd/adlcp_v1p3',
      scoAttribute: 'scormType',
      schemaVersion: '2004 4th Edition',
    },
  },
} as const;

/** A kind of package by its standard and version. */
export type CheckedFormat =
  | 'QTI 2.1'
  | 'QTI 2.2'
  | 'QTI 3.0'
  | 'QTI 1.2'
  | 'CC 1.1'
  | 'CC 1.3'
  | 'SCORM 1.2'
  | 'SCORM 2004';

function schemaOf(format: CheckedFormat, path: string): Schema {
  const isManifest = path === 'imsmanifest.xml';
  switch (format) {
    case 'QTI 2.1':
      return isManifest ? qti['2.1'].manifest : qti['2.1'].documents;
    case 'QTI 2.2':
      return isManifest ? qti['2.2'].manifest : qti['2.2'].documents;
    case 'QTI 3.0':
      return isManifest ? qti['3.0'].manifest : qti['3.0'].documents;
    case 'QTI 1.2':
      return isManifest
        ? canvas.manifest
        : path.endsWith('assessment_meta.xml')
          ? canvas.meta
          : canvas.assessment;
    case 'SCORM 1.2':
      return scorm['1.2'];
    case 'SCORM 2004':
      return scorm['2004'];
    case 'CC 1.1':
    case 'CC 1.3': {
      const { manifest, link, assessment } = cartridge(format === 'CC 1.1' ? '1.1' : '1.3');
      return isManifest ? manifest : path.startsWith('weblinks/') ? link : assessment;
    }
  }
}

/**
 * That every document of a package is read by libxml2 and holds against our schema of its format.
 */
export function expectValidPackage(format: CheckedFormat, files: readonly PackageFile[]): void {
  for (const file of files)
    if ('text' in file && file.path.endsWith('.xml'))
      expectValid(file.path, file.text(), schemaOf(format, file.path));
}
