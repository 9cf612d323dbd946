import { spawn } from 'node:child_process';

import { root } from './ensure.mjs';

/** Starts a program in this terminal. Returns its process and a promise of its exit code. */
export function runChild(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const exitCode = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1))),
  );
  return { child, exitCode };
}

/**
 * Forwards SIGTERM to the children. Ignores SIGINT (Ctrl+C), which the terminal also sends to
 * them, so that this process outlives them.
 */
export function forwardSignals(children) {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => {
    for (const { child } of children) child.kill('SIGTERM');
  });
}
