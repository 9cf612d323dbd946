/** A row of the gallery's list. */
export interface ExampleQuiz {
  readonly id: number;
  readonly title: string;
  readonly access: 'Open' | 'Restricted';
  readonly customer: string;
  readonly email: string;
  readonly created: string;
  readonly deadline: string | null;
  readonly state: 'ready' | 'processing' | 'expired';
}

const rows: readonly (readonly [
  string,
  ExampleQuiz['access'],
  string,
  string,
  string,
  string | null,
  ExampleQuiz['state'],
])[] = [
  [
    'Enzyme kinetics: Michaelis–Menten',
    'Restricted',
    'Ada Okafor',
    'a@uni-bern.example',
    '03/02/2026',
    '12/18/2026',
    'ready',
  ],
  [
    'CRISPR-Cas9 in zebrafish embryos',
    'Open',
    'Ilan Roth',
    'i.roth@weiz.example',
    '03/01/2026',
    null,
    'expired',
  ],
  [
    'Gel electrophoresis',
    'Restricted',
    'Mei Tanaka',
    'mei@kobe.example',
    '02/27/2026',
    null,
    'processing',
  ],
  [
    'Patch-clamp recording, whole cell',
    'Open',
    'Jonas Lind',
    'lind@ki.example',
    '02/25/2026',
    '01/15/2027',
    'ready',
  ],
  [
    'Titration curves and buffers',
    'Open',
    'Rosa Méndez',
    'rosa@unam.example',
    '02/25/2026',
    null,
    'ready',
  ],
  [
    'Flow cytometry gating',
    'Restricted',
    'Priya Nair',
    'pnair@iisc.example',
    '02/20/2026',
    '12/01/2026',
    'ready',
  ],
  ['PCR primer design', 'Open', 'Tom Becker', 'becker@tum.example', '02/19/2026', null, 'expired'],
  [
    'Confocal microscopy basics',
    'Restricted',
    'Aylin Kaya',
    'kaya@metu.example',
    '02/18/2026',
    '02/28/2027',
    'ready',
  ],
  [
    'Western blot quantification',
    'Open',
    'Sam Osei',
    'osei@ug.example',
    '02/14/2026',
    null,
    'ready',
  ],
  [
    'Chromatography column packing',
    'Open',
    'Lena Vogt',
    'vogt@fu.example',
    '02/11/2026',
    '01/08/2027',
    'ready',
  ],
];

/** Ten quizzes in all their states. */
export const exampleQuizzes: readonly ExampleQuiz[] = rows.map(
  ([title, access, customer, email, created, deadline, state], index) => ({
    id: index + 1,
    title,
    access,
    customer,
    email,
    created,
    deadline,
    state,
  }),
);
