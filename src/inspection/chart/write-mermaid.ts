import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { formatStateId, formatTransition } from './write-outline.ts';

const escapeLabel = (text: string): string =>
  text.replaceAll(/[:;]/g, (sign) => `#${String(sign.charCodeAt(0))};`);

/** Returns a chart as a Mermaid state diagram. */
export function writeMermaid(chart: Chart): string {
  const getName = (id: string): string =>
    id === chart.root.id ? 'root' : formatStateId(chart, id).replaceAll(/\W/g, '_');
  const writeTransition = (transition: ChartTransition): readonly string[] =>
    (transition.targets.length === 0 ? [transition.source] : transition.targets).map(
      (target) =>
        `${getName(transition.source)} --> ${getName(target)} : ${escapeLabel(formatTransition(transition))}`,
    );
  const writeInside = (parent: ChartState, indent: string): readonly string[] => [
    ...(parent.initial === null ? [] : [`${indent}[*] --> ${getName(parent.initial)}`]),
    ...parent.states.flatMap((state, index) => [
      `${indent}state "${state.key}" as ${getName(state.id)}`,
      ...(state.states.length === 0
        ? []
        : [
            `${indent}state ${getName(state.id)} {`,
            ...writeInside(state, `${indent}  `),
            `${indent}}`,
          ]),
      ...(state.type === 'final' ? [`${indent}${getName(state.id)} --> [*]`] : []),
      ...(parent.type === 'parallel' && index < parent.states.length - 1 ? [`${indent}--`] : []),
    ]),
    ...parent.states.flatMap(({ id }) =>
      chart.transitions
        .filter(({ source }) => source === id)
        .flatMap(writeTransition)
        .map((line) => indent + line),
    ),
  ];
  return `stateDiagram-v2\n${writeInside(chart.root, '  ').join('\n')}\n`;
}
