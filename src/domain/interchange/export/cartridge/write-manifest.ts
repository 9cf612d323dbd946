import type { ExportOptions } from '../export-options.ts';
import { listVideos, type ExportedQuiz, type ExportedSection } from '../exported-quiz.ts';
import { writeResource, type ManifestResource } from '../manifest-resource.ts';
import { element, textElement, type XmlElement } from '../../xml/element.ts';
import type { CartridgeDialect } from './cartridge-dialect.ts';
import { getVideoTitle } from './write-web-link.ts';

const createLomElement = (name: string, children: readonly XmlElement[]): XmlElement =>
  element(`lomimscc:${name}`, {}, children);
const createLomString = (text: string): readonly XmlElement[] => [
  textElement('lomimscc:string', text),
];

const writeOrganizationItem = (identifier: string, title: string): XmlElement =>
  element('item', { identifier: `entry-${identifier}`, identifierref: identifier }, [
    textElement('title', title),
  ]);

function writeVideoFolder(
  { identifier, title, items }: ExportedSection,
  { getVideoAddress }: ExportOptions,
): readonly XmlElement[] {
  const videos = listVideos(items).map((video) =>
    writeOrganizationItem(video.identifier, getVideoTitle(video, getVideoAddress(video.articleId))),
  );
  return videos.length === 0
    ? []
    : [element('item', { identifier }, [textElement('title', title), ...videos])];
}

/**
 * Returns the manifest of a cartridge: title and subjects as metadata, and one organization with
 * the quiz and a folder of videos for each activity.
 */
export function writeCartridgeManifest(
  dialect: CartridgeDialect,
  quiz: ExportedQuiz,
  subjects: readonly string[],
  options: ExportOptions,
  resources: readonly ManifestResource[],
): XmlElement {
  const { manifest, lom: metadata, schemaVersion } = dialect;
  const { identifier, title, sections } = quiz;
  const attributes = {
    xmlns: manifest.namespace,
    'xmlns:lomimscc': metadata.namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${manifest.namespace} ${manifest.schema} ${metadata.namespace} ${metadata.schema}`,
    identifier: `package-${identifier}`,
  };
  return element('manifest', attributes, [
    element('metadata', {}, [
      textElement('schema', 'IMS Common Cartridge'),
      textElement('schemaversion', schemaVersion),
      createLomElement('lom', [
        createLomElement('general', [
          createLomElement('title', createLomString(title)),
          ...subjects.map((subject) => createLomElement('keyword', createLomString(subject))),
        ]),
      ]),
    ]),
    element('organizations', {}, [
      element(
        'organization',
        { identifier: `organization-${identifier}`, structure: 'rooted-hierarchy' },
        [
          element('item', { identifier: `root-${identifier}` }, [
            writeOrganizationItem(identifier, title),
            ...sections.flatMap((section) => writeVideoFolder(section, options)),
          ]),
        ],
      ),
    ]),
    element('resources', {}, resources.map(writeResource)),
  ]);
}
