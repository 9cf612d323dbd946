/** The name of the BroadcastChannel between the tabs of the console and the inspectors. */
export const inspectionChannel = 'lectern.inspection';
