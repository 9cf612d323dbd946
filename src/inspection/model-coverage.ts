/** Where the paths of a model are walked. */
export type ModelLevel = 'machine' | 'view' | 'browser';
