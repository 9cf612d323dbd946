import type { ReactNode } from 'react';

import { menu } from '../../domain/access/menu.ts';
import { Dashboard } from '../../views/dashboard/dashboard.tsx';
import { useVisitor } from '../use-visitor.ts';

/** The screen at /dashboard. */
export default function DashboardScreen(): ReactNode {
  const { user, role, flags } = useVisitor();
  return <Dashboard firstName={user.firstName} menu={menu(role, flags)} />;
}
