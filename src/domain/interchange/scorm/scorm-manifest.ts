import { passMark } from '../../results/score.ts';
import { resourceElement, type Resource } from '../manifest.ts';
import type { ScormFormat } from '../scorm-formats.ts';
import { element, worded, type XmlElement } from '../xml/element.ts';

/** What a manifest says of the quiz in the package. */
export interface ManifestQuiz {
  readonly identifier: string;
  readonly title: string;
  /** Whether a result is passed or failed: the quiz has questions and counts. */
  readonly hasMark: boolean;
}

/** How a version writes what both say. */
interface ScormDialect {
  readonly namespaces: Readonly<Record<string, string>>;
  readonly schemaVersion: string;
  readonly scoAttribute: string;
  /** What stands in the item after its title. */
  readonly rules: (quiz: ManifestQuiz) => readonly XmlElement[];
  /** What stands in the organisation after its item. */
  readonly sequencing: readonly XmlElement[];
}

const sequenced = (children: readonly XmlElement[]): XmlElement =>
  element('imsss:sequencing', {}, children);

const primaryObjective = element('imsss:objectives', {}, [
  element('imsss:primaryObjective', { objectiveID: 'result', satisfiedByMeasure: true }, [
    worded('imsss:minNormalizedMeasure', String(passMark / 100)),
  ]),
]);

const dialects: Readonly<Record<ScormFormat, ScormDialect>> = {
  '1.2': {
    namespaces: {
      xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    },
    schemaVersion: '1.2',
    scoAttribute: 'adlcp:scormtype',
    rules: ({ hasMark }) => (hasMark ? [worded('adlcp:masteryscore', String(passMark))] : []),
    sequencing: [],
  },
  '2004': {
    namespaces: {
      xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_v1p3',
      'xmlns:imsss': 'http://www.imsglobal.org/xsd/imsss',
    },
    schemaVersion: '2004 4th Edition',
    scoAttribute: 'adlcp:scormType',
    // The quiz says itself whether it is completed and passed; without this a system would mark it so when it is closed.
    rules: ({ hasMark }) => [
      sequenced([
        ...(hasMark ? [primaryObjective] : []),
        element('imsss:deliveryControls', {
          completionSetByContent: true,
          objectiveSetByContent: true,
        }),
      ]),
    ],
    sequencing: [sequenced([element('imsss:controlMode', { choice: true, flow: true })])],
  },
};

/** The manifest of a SCORM package: one organisation of one item, whose resource is the player with everything it needs. */
export function scormManifest(
  format: ScormFormat,
  quiz: ManifestQuiz,
  player: Resource,
  others: readonly Resource[],
): XmlElement {
  const { namespaces, schemaVersion, scoAttribute, rules, sequencing } = dialects[format];
  const { identifier, title } = quiz;
  const typed = (resource: Resource, type: string): XmlElement => {
    const written = resourceElement(resource);
    return { ...written, attributes: { ...written.attributes, [scoAttribute]: type } };
  };
  return element(
    'manifest',
    { ...namespaces, identifier: `package-${identifier}`, version: '1.0' },
    [
      element('metadata', {}, [
        worded('schema', 'ADL SCORM'),
        worded('schemaversion', schemaVersion),
      ]),
      element('organizations', { default: identifier }, [
        element('organization', { identifier }, [
          worded('title', title),
          element(
            'item',
            { identifier: `${identifier}-item`, identifierref: player.identifier, isvisible: true },
            [worded('title', title), ...rules(quiz)],
          ),
          ...sequencing,
        ]),
      ]),
      element('resources', {}, [
        typed(player, 'sco'),
        ...others.map((resource) => typed(resource, 'asset')),
      ]),
    ],
  );
}
