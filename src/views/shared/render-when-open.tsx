import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

interface WhenOpenProps {
  /** The machine of a dialog. Its open states have the tag `open`. */
  readonly actor: AnyActorRef;
  readonly children: ReactNode;
}

/**
 * Renders a dialog only while its machine has it open, so that its code loads when it first opens.
 */
export const RenderWhenOpen = ({ actor, children }: WhenOpenProps): ReactNode =>
  useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.hasTag('open')) && children;
