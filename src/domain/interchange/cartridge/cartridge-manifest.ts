import type { ExportOptions } from '../export-options.ts';
import type { ExportedQuiz, ExportedSection } from '../exported-quiz.ts';
import { resourceElement, type Resource } from '../manifest.ts';
import { element, worded, type XmlElement } from '../xml/element.ts';
import type { CartridgeDialect } from './cartridge-dialect.ts';
import { videoTitle } from './web-link.ts';

const lom = (name: string, children: readonly XmlElement[]): XmlElement =>
  element(`lomimscc:${name}`, {}, children);
const words = (text: string): readonly XmlElement[] => [worded('lomimscc:string', text)];

const entry = (identifier: string, title: string): XmlElement =>
  element('item', { identifier: `entry-${identifier}`, identifierref: identifier }, [
    worded('title', title),
  ]);

function folder(
  { identifier, title, items }: ExportedSection,
  { videoAddress }: ExportOptions,
): readonly XmlElement[] {
  const videos = items.flatMap((item) =>
    item.kind === 'video'
      ? [entry(item.identifier, videoTitle(item, videoAddress(item.articleId)))]
      : [],
  );
  return videos.length === 0
    ? []
    : [element('item', { identifier }, [worded('title', title), ...videos])];
}

/** The manifest of a cartridge: title and subjects as metadata, then one rooted hierarchy of the quiz and, in a folder an activity, its videos. */
export function cartridgeManifest(
  dialect: CartridgeDialect,
  quiz: ExportedQuiz,
  subjects: readonly string[],
  options: ExportOptions,
  resources: readonly Resource[],
): XmlElement {
  const { manifest, lom: metadata, schemaVersion } = dialect;
  const { identifier, title, sections } = quiz;
  const said = {
    xmlns: manifest.namespace,
    'xmlns:lomimscc': metadata.namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${manifest.namespace} ${manifest.schema} ${metadata.namespace} ${metadata.schema}`,
    identifier: `package-${identifier}`,
  };
  return element('manifest', said, [
    element('metadata', {}, [
      worded('schema', 'IMS Common Cartridge'),
      worded('schemaversion', schemaVersion),
      lom('lom', [
        lom('general', [
          lom('title', words(title)),
          ...subjects.map((subject) => lom('keyword', words(subject))),
        ]),
      ]),
    ]),
    element('organizations', {}, [
      element('organization', { identifier: 'organization', structure: 'rooted-hierarchy' }, [
        element('item', { identifier: 'root' }, [
          entry(identifier, title),
          ...sections.flatMap((section) => folder(section, options)),
        ]),
      ]),
    ]),
    element('resources', {}, resources.map(resourceElement)),
  ]);
}
