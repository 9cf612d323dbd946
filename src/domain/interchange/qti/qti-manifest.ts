import { resourceElement, type Resource } from '../manifest.ts';
import { element, worded, type XmlElement } from '../xml/element.ts';
import type { QtiDialect } from './dialect.ts';

/** The manifest of a QTI 2 or 3 package: no organisation, every file a resource's. */
export const qtiManifest = (
  { manifest }: QtiDialect,
  identifier: string,
  resources: readonly Resource[],
): XmlElement => {
  const { namespace, schemaLocation, schema, schemaVersion } = manifest;
  const said = {
    xmlns: namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${namespace} ${schemaLocation}`,
    identifier,
  };
  return element('manifest', said, [
    element('metadata', {}, [worded('schema', schema), worded('schemaversion', schemaVersion)]),
    element('organizations'),
    element('resources', {}, resources.map(resourceElement)),
  ]);
};
