import { quizImport } from '../../../sentences/quiz-import.ts';
import type { XmlElement } from '../../xml/element.ts';
import { childOf, childrenOf, named, wordsOf } from '../tree.ts';
import type { Notes } from '../notes.ts';

const say = quizImport.item;

/** Which choices are right, and whether several may be chosen. */
export interface ChoiceKey {
  readonly isMultiple: boolean;
  readonly right: ReadonlySet<string>;
}

type Scoring = 'correct' | 'mapped' | 'own';

const number = (text: string | undefined): number =>
  text === undefined || text.trim() === '' ? Number.NaN : Number(text);

/** How responses are scored: against the correct response, by the mapping, or by rules of the item's own. */
function scoringOf(item: XmlElement): Scoring {
  const processing = childOf(item, 'responseProcessing');
  const template =
    processing?.attributes['template'] ?? processing?.attributes['templateLocation'] ?? '';
  if (processing === undefined || /(?:match_correct|CC2_match)(?:\.xml)?$/.test(template))
    return 'correct';
  if (/map_response(?:\.xml)?$/.test(template) || named(processing, 'mapResponse').length > 0)
    return 'mapped';
  return childrenOf(processing).length === 0 || named(processing, 'correct').length > 0
    ? 'correct'
    : 'own';
}

const mostOf = (points: readonly number[]): number =>
  points.reduce((most, each) => Math.max(most, each), 0);

interface Mapping {
  readonly points: ReadonlyMap<string, number>;
  /** What a choice earns that the mapping does not name. */
  readonly others: number;
  readonly upperBound: number;
}

function mappingOf(declaration: XmlElement): Mapping | null {
  const mapping = childOf(declaration, 'mapping');
  if (mapping === undefined) return null;
  const entries = childrenOf(mapping, 'mapEntry').map(
    ({ attributes }) =>
      [(attributes['mapKey'] ?? '').trim(), number(attributes['mappedValue'])] as const,
  );
  return {
    points: new Map(entries.filter(([, points]) => Number.isFinite(points))),
    others: number(mapping.attributes['defaultValue'] ?? '0'),
    upperBound: number(mapping.attributes['upperBound']),
  };
}

const equal = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((each) => b.has(each));

/** The right choices a mapping names: for one answer those with the most points, for several all that earn any. */
function mappedRight({ points }: Mapping, isMultiple: boolean): ReadonlySet<string> {
  const most = mostOf([...points.values()]);
  return new Set(
    [...points]
      .filter(([, value]) => value > 0 && (isMultiple || value === most))
      .map(([choice]) => choice),
  );
}

/** Whether full points can be had without one of the right choices. */
function isCapped({ points, upperBound }: Mapping, right: ReadonlySet<string>): boolean {
  const earned = [...right].map((choice) => points.get(choice) ?? 0);
  return (
    earned.length > 1 &&
    earned.reduce((all, value) => all + value, 0) - Math.min(...earned) >= upperBound
  );
}

function notePoints(
  { points, others, upperBound }: Mapping,
  { right, isMultiple }: ChoiceKey,
  choices: readonly string[],
  notes: Notes,
): void {
  const earned = [...points.values()].filter((value) => value > 0);
  if (
    isMultiple &&
    choices.some((choice) => !right.has(choice) && (points.get(choice) ?? others) === 0)
  )
    notes.add(say.lenient);
  if (isMultiple ? right.size > 1 : earned.length > 1) notes.add(say.partialCredit);
  if ([...points.values()].some((value) => value < 0)) notes.add(say.negativePoints);
  const sum = isMultiple ? earned.reduce((all, value) => all + value, 0) : mostOf(earned);
  const most = Number.isFinite(upperBound) ? Math.min(sum, upperBound) : sum;
  if (most !== 1) notes.add(say.points, { points: most });
}

/** The key of a choice interaction; null when there is none that a quiz can hold, which is noted. */
export function choiceKey(
  item: XmlElement,
  interaction: XmlElement,
  choices: readonly string[],
  notes: Notes,
): ChoiceKey | null {
  const declaration = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === interaction.attributes['responseIdentifier'],
  );
  const refuse = (sentence: string): null => {
    notes.add(sentence);
    return null;
  };
  if (declaration === undefined) return refuse(say.noKey);
  const { cardinality = 'single' } = declaration.attributes;
  const correct = new Set(
    named(
      childOf(declaration, 'correctResponse') ?? { name: '', attributes: {}, children: [] },
      'value',
    ).map(wordsOf),
  );
  const mapping = mappingOf(declaration);
  const scoring = scoringOf(item);
  const namesSeveral =
    correct.size > 1 ||
    (correct.size === 0 && mapping !== null && mappedRight(mapping, true).size > 1);
  const maxChoices = number(interaction.attributes['maxChoices'] ?? (namesSeveral ? '0' : '1'));
  const isMultiple = cardinality === 'multiple' && maxChoices !== 1;
  const mapped = mapping === null ? null : mappedRight(mapping, isMultiple);
  const right =
    scoring === 'mapped' && mapped !== null && mapped.size > 0
      ? correct.size > 0 && [...correct].every((each) => mapped.has(each)) && !isMultiple
        ? correct
        : mapped
      : correct.size > 0
        ? correct
        : (mapped ?? correct);
  if (right.size === 0)
    return refuse(correct.size === 0 && mapping === null ? say.noKey : say.noRightAnswer);
  if (
    [...right].some((each) => choices.filter((choice) => choice === each).length !== 1) ||
    (scoring === 'mapped' && correct.size > 0 && !equal(correct, right))
  )
    return refuse(say.contradictoryKey);
  if (!isMultiple && (right.size > 1 || (scoring === 'mapped' && (mapped?.size ?? 0) > 1)))
    return refuse(say.severalRight);
  if (isMultiple && maxChoices > 0 && right.size > maxChoices) return refuse(say.contradictoryKey);
  if (isMultiple && scoring === 'mapped' && mapping !== null && isCapped(mapping, right))
    return refuse(say.severalSets);
  if (scoring === 'own') notes.add(say.ownScoring);
  const key = { isMultiple, right };
  if (scoring === 'mapped' && mapping !== null) notePoints(mapping, key, choices, notes);
  return key;
}
