import { passMark } from '../../../results/score.ts';
import { writeResource, type ManifestResource } from '../manifest-resource.ts';
import type { ScormFormat } from '../../package-format.ts';
import { element, textElement, type XmlElement } from '../../xml/element.ts';

/** What the manifest needs of the quiz. */
export interface ManifestQuiz {
  readonly identifier: string;
  readonly title: string;
  /** Whether a result passes or fails: the quiz has questions and is graded. */
  readonly hasPassMark: boolean;
}

/** What the versions write differently. */
interface ScormDialect {
  readonly namespaces: Readonly<Record<string, string>>;
  readonly schemaVersion: string;
  readonly scormTypeAttribute: string;
  /** Returns the elements after the item's title. */
  readonly writeItemRules: (quiz: ManifestQuiz) => readonly XmlElement[];
  /** The elements after the organization's item. */
  readonly sequencing: readonly XmlElement[];
}

const writeSequencing = (children: readonly XmlElement[]): XmlElement =>
  element('imsss:sequencing', {}, children);

const primaryObjective = element('imsss:objectives', {}, [
  element('imsss:primaryObjective', { objectiveID: 'result', satisfiedByMeasure: true }, [
    textElement('imsss:minNormalizedMeasure', String(passMark / 100)),
  ]),
]);

const dialects: Readonly<Record<ScormFormat, ScormDialect>> = {
  '1.2': {
    namespaces: {
      xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    },
    schemaVersion: '1.2',
    scormTypeAttribute: 'adlcp:scormtype',
    writeItemRules: ({ hasPassMark }) =>
      hasPassMark ? [textElement('adlcp:masteryscore', String(passMark))] : [],
    sequencing: [],
  },
  '2004': {
    namespaces: {
      xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_v1p3',
      'xmlns:imsss': 'http://www.imsglobal.org/xsd/imsss',
    },
    schemaVersion: '2004 4th Edition',
    scormTypeAttribute: 'adlcp:scormType',
    // The quiz reports completion and success itself; otherwise a system sets both on exit.
    writeItemRules: ({ hasPassMark }) => [
      writeSequencing([
        ...(hasPassMark ? [primaryObjective] : []),
        element('imsss:deliveryControls', {
          completionSetByContent: true,
          objectiveSetByContent: true,
        }),
      ]),
    ],
    sequencing: [writeSequencing([element('imsss:controlMode', { choice: true, flow: true })])],
  },
};

/**
 * Returns the manifest of a SCORM package: one organization with one item, whose resource is the
 * player.
 */
export function writeScormManifest(
  format: ScormFormat,
  quiz: ManifestQuiz,
  player: ManifestResource,
  others: readonly ManifestResource[],
): XmlElement {
  const { namespaces, schemaVersion, scormTypeAttribute, writeItemRules, sequencing } =
    dialects[format];
  const { identifier, title } = quiz;
  const writeTypedResource = (resource: ManifestResource, type: string): XmlElement => {
    const resourceElement = writeResource(resource);
    return {
      ...resourceElement,
      attributes: { ...resourceElement.attributes, [scormTypeAttribute]: type },
    };
  };
  return element(
    'manifest',
    { ...namespaces, identifier: `package-${identifier}`, version: '1.0' },
    [
      element('metadata', {}, [
        textElement('schema', 'ADL SCORM'),
        textElement('schemaversion', schemaVersion),
      ]),
      element('organizations', { default: identifier }, [
        element('organization', { identifier }, [
          textElement('title', title),
          element(
            'item',
            { identifier: `${identifier}-item`, identifierref: player.identifier, isvisible: true },
            [textElement('title', title), ...writeItemRules(quiz)],
          ),
          ...sequencing,
        ]),
      ]),
      element('resources', {}, [
        writeTypedResource(player, 'sco'),
        ...others.map((resource) => writeTypedResource(resource, 'asset')),
      ]),
    ],
  );
}
