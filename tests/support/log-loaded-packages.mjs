/** Preloaded by a test's process: prints when OpenTelemetry is loaded, in the sources or the bundle. */
import { register } from 'node:module';

const hook = `export const resolve = async (specifier, context, next) => {
  if (/open-?telemetry/.test(specifier)) console.error('LOADED ' + specifier);
  return next(specifier, context);
};`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
