import type { SimulationCommand, SimulationScript, SimulationView } from './simulation.ts';

/** Returns the simulated time after commands. */
const getClock = (commands: readonly SimulationCommand[]): number =>
  commands.reduce(
    (clockMs, command) =>
      command.kind === 'clock' ? clockMs + command.milliseconds : (command.atMs ?? clockMs),
    0,
  );

/**
 * Returns a script that ends with the shown step of its view. A clock that raised more delays after
 * that step stops at its time.
 */
function endAtShownStep(script: SimulationScript, view: SimulationView): SimulationScript {
  const step = view.steps[view.shown];
  if (step === undefined || view.shown === view.steps.length - 1) return script;
  if (step.command === null) return { ...script, commands: [] };
  const before = script.commands.slice(0, step.command);
  const last = script.commands[step.command];
  if (last === undefined) return script;
  const ended: SimulationCommand =
    last.kind === 'clock'
      ? { kind: 'clock', milliseconds: Math.max(step.timeMs - getClock(before), 0) }
      : last;
  return { ...script, commands: [...before, ended] };
}

/** Returns a script that goes on after the shown step of its view with a command. */
export function addCommand(
  script: SimulationScript,
  view: SimulationView,
  command: SimulationCommand,
): SimulationScript {
  const ended = endAtShownStep(script, view);
  return { ...ended, commands: [...ended.commands, command] };
}

/** Returns a script without its last command. */
export const dropLastCommand = (script: SimulationScript): SimulationScript => ({
  ...script,
  commands: script.commands.slice(0, -1),
});
