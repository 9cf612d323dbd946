/** A machine of the product, with what its source says about it. */
export interface MachineEntry {
  /** The name of its export without the ending `Machine`, which no two machines share. */
  readonly name: string;
  /** The id of the machine, which several machines made by one factory may share. */
  readonly id: string;
  /** The folder of src/machines that it belongs to. */
  readonly area: string;
  /** Its docstring, or an empty text. */
  readonly summary: string;
  /** The requirements that its source file names. */
  readonly requirements: readonly string[];
  /** Its source file, from the root of the repository. */
  readonly file: string;
}
