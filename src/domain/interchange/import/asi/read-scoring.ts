import type { XmlElement } from '../../xml/element.ts';
import { findChild, listChildren, findDescendants, getText } from '../../xml/query-xml.ts';

/** How many elements scoring rules may have; more are unsupported. */
const maxElements = 5000;

/** Returns the points for a set of selected options. */
export type Score = (chosen: ReadonlySet<string>) => number;

/** How an item is scored. */
export interface Scoring {
  readonly score: Score;
  /** For every condition that earns points, the options it requires. */
  readonly requiredOptions: readonly (readonly string[])[];
  /** Whether a condition requires an option that does not exist. */
  readonly hasUnknownOption: boolean;
}

type Condition = (chosen: ReadonlySet<string>) => boolean;

class UnsupportedScoringError extends Error {}

/** The labels of a response, which conditions refer to. */
export interface ResponseLabels {
  readonly response: string;
  readonly isMultiple: boolean;
  readonly idents: readonly string[];
}

const findLabel = (written: string, { idents }: ResponseLabels): string | undefined =>
  idents.find((ident) => ident === written) ??
  idents.find((ident) => ident.trim().toLowerCase() === written.trim().toLowerCase());

/**
 * Returns the option of a `varequal`; Blackboard writes some options in place of the response. A
 * value for an option, such as ILIAS has for true or false, is none.
 */
function findOption(test: XmlElement, labels: ResponseLabels): string | undefined {
  const text = getText(test);
  const { respident = '' } = test.attributes;
  if (text !== '' && respident !== labels.response && labels.idents.includes(respident))
    throw new UnsupportedScoringError(respident);
  return findLabel(text === '' ? respident : text, labels);
}

function readCondition(element: XmlElement, labels: ResponseLabels): Condition {
  const { name } = element;
  const readChildren = (): readonly Condition[] =>
    listChildren(element).map((child) => readCondition(child, labels));
  if (name === 'conditionvar' || name === 'and') {
    const tests = readChildren();
    return name === 'and' || labels.isMultiple
      ? (chosen) => tests.every((test) => test(chosen))
      : (chosen) => tests.some((test) => test(chosen));
  }
  if (name === 'or') {
    const tests = readChildren();
    return (chosen) => tests.some((test) => test(chosen));
  }
  if (name === 'not') {
    const tests = readChildren();
    const areOptions = listChildren(element).every((child) => child.name === 'varequal');
    return areOptions
      ? (chosen) => !tests.some((test) => test(chosen))
      : (chosen) => !tests.every((test) => test(chosen));
  }
  if (name === 'other') return () => true;
  if (name === 'unanswered') return (chosen) => chosen.size === 0;
  if (name === 'varequal') {
    const option = findOption(element, labels);
    return (chosen) => option !== undefined && chosen.has(option);
  }
  if (name === 'varsubset') {
    const options = getText(element)
      .split(',')
      .map((each) => findLabel(each.trim(), labels));
    return (chosen) => options.every((option) => option !== undefined && chosen.has(option));
  }
  throw new UnsupportedScoringError(name);
}

interface ScoringRule {
  readonly test: Condition;
  readonly apply: (points: number) => number;
  readonly continues: boolean;
  readonly earnsPoints: boolean;
}

const isScoreVariable = ({ attributes }: XmlElement): boolean =>
  /score/i.test(attributes['varname'] ?? attributes['variablename'] ?? 'SCORE');

function readSetvar(setting: XmlElement): (points: number) => number {
  const text = getText(setting);
  const value = /\.max$/i.test(text) ? 1 : Number(text === '' ? '0' : text);
  if (!Number.isFinite(value)) throw new UnsupportedScoringError(text);
  const action = (setting.attributes['action'] ?? 'Set').toLowerCase();
  if (action === 'add') return (points) => points + value;
  if (action === 'subtract') return (points) => points - value;
  if (action === 'multiply') return (points) => points * value;
  if (action === 'divide') return (points) => (value === 0 ? points : points / value);
  return () => value;
}

function readRespcondition(condition: XmlElement, labels: ResponseLabels): ScoringRule | null {
  const conditions = findChild(condition, 'conditionvar');
  const settings = listChildren(condition, 'setvar').filter(isScoreVariable);
  const continues =
    condition.attributes['continue']?.toLowerCase() === 'yes' ||
    (condition.attributes['continue'] === undefined &&
      settings.every(({ attributes }) => attributes['action']?.toLowerCase() === 'add'));
  if (conditions === undefined) return null;
  const changes = settings.map(readSetvar);
  const apply = (points: number): number => changes.reduce((all, change) => change(all), points);
  return { test: readCondition(conditions, labels), apply, continues, earnsPoints: apply(0) > 0 };
}

/** Returns the `varequal` elements of a condition that are not negated. */
function listRequiredTests(element: XmlElement): readonly XmlElement[] {
  return listChildren(element).flatMap((child) =>
    child.name === 'varequal' ? [child] : child.name === 'not' ? [] : listRequiredTests(child),
  );
}

/**
 * Returns the options that Sakai marks as correct: those of conditions that earn no points but show
 * the feedback `Correct`.
 */
function listCorrectFeedbackOptions(
  conditions: readonly XmlElement[],
  labels: ResponseLabels,
): readonly string[] {
  const correct = conditions.filter((condition) =>
    listChildren(condition, 'displayfeedback').some(
      ({ attributes }) => attributes['linkrefid'] === 'Correct',
    ),
  );
  return correct.flatMap((condition) =>
    listRequiredTests(condition).flatMap((test) => findOption(test, labels) ?? []),
  );
}

/** Scores an exact set of options; for a single response, any of them. */
const scoreExactSet = (right: readonly string[], { isMultiple }: ResponseLabels): Scoring => ({
  score: (chosen) =>
    Number(
      isMultiple
        ? chosen.size === new Set(right).size && right.every((option) => chosen.has(option))
        : right.some((option) => chosen.has(option)),
    ),
  requiredOptions: [right],
  hasUnknownOption: false,
});

/** Sums of decimal fractions differ in their last digits by the order of the rules. */
const roundPoints = (points: number): number => Math.round(points * 1e6) / 1e6;

/** Reads the response conditions of an item in order. Returns null when one is unsupported. */
export function readScoring(item: XmlElement, labels: ResponseLabels): Scoring | null {
  const processing = listChildren(item, 'resprocessing');
  if (processing.some((each) => findDescendants(each, () => true).length > maxElements))
    return null;
  const conditions = processing.flatMap((each) => listChildren(each, 'respcondition'));
  try {
    const found = conditions.flatMap((condition) => {
      const step = readRespcondition(condition, labels);
      return step === null
        ? []
        : [
            {
              step,
              varequals: findDescendants(condition, ({ name }) => name === 'varequal'),
              requiredTests: listRequiredTests(condition),
            },
          ];
    });
    const earning = found.filter(({ step }) => step.earnsPoints);
    const called = earning.length === 0 ? listCorrectFeedbackOptions(conditions, labels) : [];
    if (called.length > 0) return scoreExactSet(called, labels);
    return {
      score: (chosen) => {
        let points = 0;
        for (const { step } of found) {
          if (!step.test(chosen)) continue;
          points = step.apply(points);
          if (!step.continues) break;
        }
        return roundPoints(points);
      },
      requiredOptions: earning.map((each) =>
        each.requiredTests.flatMap((test) => findOption(test, labels) ?? []),
      ),
      hasUnknownOption: earning.some((each) =>
        each.requiredTests.some((test) => findOption(test, labels) === undefined),
      ),
    };
  } catch (error) {
    if (error instanceof UnsupportedScoringError) return null;
    throw error;
  }
}
