/** Preloaded by a test's process: prints the OpenTelemetry packages that are imported. */
import { register } from 'node:module';

const hook = `export const resolve = async (specifier, context, next) => {
  if (specifier.startsWith('@opentelemetry/')) console.error('LOADED ' + specifier);
  return next(specifier, context);
};`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
