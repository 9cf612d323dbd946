import { writeResource, type ManifestResource } from '../manifest-resource.ts';
import { element, textElement, type XmlElement } from '../../xml/element.ts';
import type { QtiDialect } from './qti-dialect.ts';

/** Returns the manifest of a QTI 2 or 3 package: no organization, every file in a resource. */
export const writeManifest = (
  { manifest }: QtiDialect,
  identifier: string,
  resources: readonly ManifestResource[],
): XmlElement => {
  const { namespace, schemaLocation, schema, schemaVersion } = manifest;
  const attributes = {
    xmlns: namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${namespace} ${schemaLocation}`,
    identifier,
  };
  return element('manifest', attributes, [
    element('metadata', {}, [
      textElement('schema', schema),
      textElement('schemaversion', schemaVersion),
    ]),
    element('organizations'),
    element('resources', {}, resources.map(writeResource)),
  ]);
};
