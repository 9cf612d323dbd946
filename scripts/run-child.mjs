import { spawn } from 'node:child_process';

import { root } from './ensure.mjs';

/** Starts a program that shares this terminal; a Ctrl+C or SIGTERM here reaches it once, and its end is awaited. */
export function runChild(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1))),
  );
  return { child, ended };
}

/** Forwards SIGTERM to the children and leaves SIGINT to the terminal, which sends it to all of them already. */
export function shareSignals(children) {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => {
    for (const { child } of children) child.kill('SIGTERM');
  });
}
