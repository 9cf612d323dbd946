/** Where the paths of a model are walked. */
export const modelLevels = ['machine', 'view', 'browser'] as const;

/** One of `modelLevels`. */
export type ModelLevel = (typeof modelLevels)[number];

/** Whether a path reaches a state or transition; a text is the reason why none can. */
export type Reach = boolean | string;

/** States or transitions by name, and what is known of each at the levels that were walked. */
type ReachByName = Readonly<Record<string, Readonly<Partial<Record<ModelLevel, Reach>>>>>;

/** The last run of the paths of a machine at a level. */
interface WalkedLevel {
  /** In ISO 8601. */
  readonly ranAt: string;
  /** Whether all tests of the level passed. */
  readonly hasPassed: boolean;
  readonly paths: number;
  /** How many of the paths were walked; `npm run test:full` walks all. */
  readonly walked: number;
}

/** What the paths of the model of a machine cover, as `npm run test:model` writes it. */
export interface ModelCoverage {
  /** Tells whether a chart is the one that was walked. */
  readonly chartHash: string;
  /** Why no view renders the machine; null when one does. */
  readonly viewless: string | null;
  readonly levels: Readonly<Partial<Record<ModelLevel, WalkedLevel>>>;
  readonly states: ReachByName;
  readonly transitions: ReachByName;
}

/** The coverage of all machines by name; null before the first run. */
export type ModelCoverages = Readonly<Record<string, ModelCoverage>> | null;

interface CoveredCount {
  readonly covered: number;
  /** Without what no path can reach on the machine. */
  readonly count: number;
}

/** States and transitions that the paths of a level do not cover for one reason. */
interface Uncovered {
  /** Null when the paths miss what could be reached. */
  readonly reason: string | null;
  readonly names: readonly string[];
}

/** What the paths of a level cover, and what they do not. */
export interface LevelSummary {
  readonly states: CoveredCount;
  readonly transitions: CoveredCount;
  readonly uncovered: readonly Uncovered[];
}

const count = (reached: ReachByName, level: ModelLevel): CoveredCount => {
  const possible = Object.values(reached).filter(({ machine }) => typeof machine !== 'string');
  return {
    covered: possible.filter((levels) => levels[level] === true).length,
    count: possible.length,
  };
};

/**
 * Sums up what the paths of a level cover. What cannot be reached on the machine is named there
 * only.
 */
export function summarizeLevel(
  { states, transitions }: ModelCoverage,
  level: ModelLevel,
): LevelSummary {
  const byReason = new Map<string | null, string[]>();
  for (const [name, levels] of Object.entries({ ...states, ...transitions })) {
    const reach = levels[level];
    const isNamedAbove = level !== 'machine' && typeof levels.machine === 'string';
    if (reach === true || reach === undefined || isNamedAbove) continue;
    const reason = reach === false ? null : reach;
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  return {
    states: count(states, level),
    transitions: count(transitions, level),
    uncovered: [...byReason].map(([reason, names]) => ({ reason, names })),
  };
}
