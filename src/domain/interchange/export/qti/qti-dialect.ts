/** A version of QTI with a file for every item and for the test. */
export type QtiVersion = '2.1' | '2.2' | '3.0';

/** What the versions write differently. */
export interface QtiDialect {
  readonly version: QtiVersion;
  readonly namespace: string;
  readonly schemaLocation: string;
  readonly matchCorrect: string;
  readonly manifest: {
    readonly namespace: string;
    readonly schemaLocation: string;
    readonly schema: string;
    readonly schemaVersion: string;
  };
  readonly resources: { readonly test: string; readonly item: string };
  /** Whether an option with markup is one block: readers of QTI 3 lay out its parts apart. */
  readonly wrapsMarkup: boolean;
  /** Converts the QTI 2 name of an element. */
  readonly toElementName: (name: string) => string;
  /** Converts the QTI 2 name of an attribute. */
  readonly toAttributeName: (name: string) => string;
}

const keepName = (name: string): string => name;
const toHyphenated = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const createQti2Dialect = (version: '2.1' | '2.2', digits: 'v2p1' | 'v2p2'): QtiDialect => ({
  version,
  namespace: `http://www.imsglobal.org/xsd/imsqti_${digits}`,
  schemaLocation: `http://www.imsglobal.org/xsd/qti/qti${digits}/imsqti_${digits}.xsd`,
  matchCorrect: `http://www.imsglobal.org/question/qti_${digits}/rptemplates/match_correct`,
  manifest: {
    namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schemaLocation: `http://www.imsglobal.org/xsd/qti/qti${digits}/qti${digits}_imscpv1p2_v1p0.xsd`,
    schema: `QTIv${version} Package`,
    schemaVersion: '1.0.0',
  },
  resources: { test: `imsqti_test_xml${digits}`, item: `imsqti_item_xml${digits}` },
  wrapsMarkup: false,
  toElementName: keepName,
  toAttributeName: keepName,
});

/** QTI 2.1, 2.2 and 3.0 as 1EdTech publishes them. */
export const qtiDialects: Readonly<Record<QtiVersion, QtiDialect>> = {
  '2.1': createQti2Dialect('2.1', 'v2p1'),
  '2.2': createQti2Dialect('2.2', 'v2p2'),
  '3.0': {
    version: '3.0',
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    schemaLocation: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    matchCorrect: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
    manifest: {
      namespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
      schemaLocation:
        'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
      schema: 'QTI Package',
      schemaVersion: '3.0.0',
    },
    resources: { test: 'imsqti_test_xmlv3p0', item: 'imsqti_item_xmlv3p0' },
    wrapsMarkup: true,
    toElementName: (name) => `qti-${toHyphenated(name)}`,
    toAttributeName: toHyphenated,
  },
};
