import type { AnyActorLogic, AnyStateMachine } from 'xstate';

import { getPart, type MachineModel } from './define-model.ts';
import { describeDrivenModel } from './describe-model.ts';
import type { HeldActors } from './held-actors.ts';
import { createViewDrivers, type DrivenView } from './view-driver.tsx';

/** A view that the walks of a model drive. */
interface ViewModel<M extends AnyStateMachine> extends DrivenView<M> {
  readonly model: MachineModel<M>;
  /** The machine's name, where it is not its id. */
  readonly name?: string;
  /** The parts that are walked; without it, all. */
  readonly parts?: readonly string[];
  /** How much is walked; without it, every transition of the chart once. */
  readonly each?: 'edge' | 'transition';
  /** Actors that the view reads; all others are only waited for. */
  readonly actors?: (held: HeldActors) => Readonly<Record<string, AnyActorLogic>>;
  /** Whether an event can be brought about there; all can without it. */
  readonly isDriven?: (event: string) => boolean;
  /** Whether an event, by its name, can be brought about in a state; all can without it. */
  readonly canHappen?: (event: string, from: string) => boolean;
  /** States and transitions that nobody can cause in the view, each with the reason. */
  readonly undrivable?: Readonly<Record<string, string>>;
}

/** Tests a view by the walks of its machine's model, in all its parts. */
export function describeViewModel<M extends AnyStateMachine>({
  model,
  name = model.machine.id,
  parts = Object.keys(model.parts),
  each = 'transition',
  actors,
  isDriven = () => true,
  undrivable = {},
  canHappen,
  ...view
}: ViewModel<M>): void {
  const done = new Set<string>();
  const drivers = parts.map((part) => {
    const driver = createViewDrivers<M>(
      { ...getPart(model, part), ...(actors !== undefined && { actors }) },
      view,
      done,
    );
    return [part, { ...driver, each, isDriven, canHappen }] as const;
  });
  describeDrivenModel({
    name,
    level: 'view',
    requirements: model.requirements,
    model: model as never,
    parts: Object.fromEntries(drivers),
    undrivable,
  });
}
