/** A value for a learning system by the name of its element. One that is optional may be unknown to a system of SCORM 1.2. */
export interface CmiValue {
  readonly element: string;
  readonly value: string;
  readonly isOptional?: boolean;
}
