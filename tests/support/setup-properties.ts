import { setPropertySeed } from './property-runs.ts';

setPropertySeed();
