import type { CartridgeFormat } from '../../package-format.ts';

/** What the versions write differently: namespaces, addresses of schemas and types of resources. */
export interface CartridgeDialect {
  readonly schemaVersion: string;
  readonly manifest: { readonly namespace: string; readonly schema: string };
  readonly lom: { readonly namespace: string; readonly schema: string };
  readonly webLink: { readonly namespace: string; readonly schema: string };
  readonly assessmentSchema: string;
  readonly resources: { readonly assessment: string; readonly webLink: string };
}

const createDialect = (format: CartridgeFormat, digits: 'v1p1' | 'v1p3'): CartridgeDialect => {
  const profile = `http://www.imsglobal.org/profile/cc/cc${digits}`;
  return {
    schemaVersion: `${format}.0`,
    manifest: {
      namespace: `http://www.imsglobal.org/xsd/imscc${digits}/imscp_v1p1`,
      schema: `${profile}/cc${digits}_imscp_v1p2_v1p0.xsd`,
    },
    lom: {
      namespace: `http://ltsc.ieee.org/xsd/imscc${digits}/LOM/manifest`,
      schema: `${profile}/LOM/cc${digits}_lommanifest_v1p0.xsd`,
    },
    webLink: {
      namespace: `http://www.imsglobal.org/xsd/imscc${digits}/imswl_${digits}`,
      schema: `${profile}/cc${digits}_imswl_${digits}.xsd`,
    },
    assessmentSchema: `${profile}/cc${digits}_qtiasiv1p2p1_v1p0.xsd`,
    resources: {
      assessment: `imsqti_xmlv1p2/imscc_xml${digits}/assessment`,
      webLink: `imswl_xml${digits}`,
    },
  };
};

/** Common Cartridge 1.1 and 1.3 as 1EdTech publishes them. */
export const cartridgeDialects: Readonly<Record<CartridgeFormat, CartridgeDialect>> = {
  '1.1': createDialect('1.1', 'v1p1'),
  '1.3': createDialect('1.3', 'v1p3'),
};
