/** Runs server/worker.ts in a thread without a build. The build bundles it instead. */
import { register } from 'tsx/esm/api';

register();
const { default: runTask } = await import('../worker.ts');
export default runTask;
