import { useMemo, type ReactNode } from 'react';

import { auditListDefaults } from '../../machines/users/audit-machines.ts';
import { AuditLog } from '../../views/users/audit-log.tsx';
import { provideAuditDownload, provideAuditList } from '../actors/audit.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { useRootActor } from '../root-actor.ts';
import { useServices } from '../services.ts';
import { useCall } from '../hooks/use-call.ts';

/** The screen at /admins/audit (PD-43). */
export default function AuditLogScreen(): ReactNode {
  const { history } = useServices();
  const call = useCall();
  const listMachine = useMemo(() => provideAuditList(call), [call]);
  const list = useRootActor(listMachine, {
    id: 'auditList',
    input: { address: history.getLocation().search, defaults: auditListDefaults },
  });
  const downloadMachine = useMemo(
    () => provideAuditDownload(call, () => list.getSnapshot().context.query),
    [call, list],
  );
  const download = useRootActor(downloadMachine, { id: 'auditDownload', input: null });
  useListAddress(list);
  return <AuditLog list={list} download={download} />;
}
