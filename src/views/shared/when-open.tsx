import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

interface WhenOpenProps {
  /** The machine of a dialog, whose open states bear the tag `open`. */
  readonly actor: AnyActorRef;
  readonly children: ReactNode;
}

/** A dialog that is only there while its machine has it open, so that its code loads with its first opening. */
export const WhenOpen = ({ actor, children }: WhenOpenProps): ReactNode =>
  useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.hasTag('open')) && children;
