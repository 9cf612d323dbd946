import type { SimulationCommand, SimulationScript, SimulationView } from './simulation.ts';

/** Returns the simulated time after commands. */
const getClock = (commands: readonly SimulationCommand[]): number =>
  commands.reduce(
    (clockMs, command) =>
      command.kind === 'clock' ? clockMs + command.milliseconds : (command.atMs ?? clockMs),
    0,
  );

/**
 * Returns a script with other commands. It says where its path failed as long as it holds the
 * command that failed.
 */
export function replaceCommands(
  { failure, ...script }: SimulationScript,
  commands: readonly SimulationCommand[],
): SimulationScript {
  const holdsFailed = failure !== undefined && (failure.command ?? -1) < commands.length;
  return { ...script, commands, ...(holdsFailed && { failure }) };
}

/**
 * Returns a script that ends with the shown step of its view. A clock that raised more delays after
 * that step stops at its time.
 */
function endAtShownStep(script: SimulationScript, view: SimulationView): SimulationScript {
  const step = view.steps[view.shown];
  if (step === undefined || view.shown === view.steps.length - 1)
    return replaceCommands(script, script.commands);
  if (step.command === null) return replaceCommands(script, []);
  const before = script.commands.slice(0, step.command);
  const last = script.commands[step.command];
  if (last === undefined) return script;
  const ended: SimulationCommand =
    last.kind === 'clock'
      ? { kind: 'clock', milliseconds: Math.max(step.timeMs - getClock(before), 0) }
      : last;
  return replaceCommands(script, [...before, ended]);
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
export const dropLastCommand = (script: SimulationScript): SimulationScript =>
  replaceCommands(script, script.commands.slice(0, -1));
