import type { DashboardContent } from '../../../src/machines/dashboard/dashboard-machines.ts';

/** A dashboard without cards. */
export const emptyDashboard: DashboardContent = {
  deadlines: null,
  results: null,
  processing: null,
  classes: null,
  changes: null,
  quizzes: null,
};
