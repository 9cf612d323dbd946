import { playlistItems, playlists } from '../store/schema/playlists.ts';
import { findArticleId } from './seed-articles.ts';
import { getUserId, type SeedContext } from './seed-context.ts';

const playlistRows = [
  [
    'Introductory Biology',
    'super',
    [
      [
        'Cells',
        'Organelles of the Eukaryotic Cell',
        'The Phases of Mitosis',
        'Transport Across Membranes',
      ],
      ['Genes', 'DNA Replication at the Fork', 'From Gene to Protein'],
    ],
  ],
  [
    'Chemistry Labs in Order',
    'admin',
    [
      ['First weeks', 'Acid-Base Titration with an Indicator', 'Flame Tests and Atomic Emission'],
      ['Later', 'The Ideal Gas Law in the Laboratory'],
    ],
  ],
  [
    'Neuroscience Seminar',
    'cs',
    [
      [
        'Methods',
        'Whole-Cell Patch Clamp in Acute Brain Slices',
        'Two-Photon Calcium Imaging in Awake Mice',
      ],
      ['Basics', 'The Action Potential'],
    ],
  ],
  [
    'Mechanics',
    'lti',
    [['Motion', "Newton's Laws of Motion", 'Conservation of Energy on an Inclined Plane']],
  ],
  [
    'Genetics Toolbox',
    'super',
    [
      [null, 'DNA Replication at the Fork'],
      ['Expression', 'From Gene to Protein', 'The Phases of Mitosis'],
    ],
  ],
  [
    'My First Videos',
    'customer',
    [[null, 'Organelles of the Eukaryotic Cell', 'The Ideal Gas Law in the Laboratory']],
  ],
  [
    'Science in Two Semesters',
    'super',
    [
      ['Before the first week', 'Using a Compound Light Microscope', 'Using a Micropipette'],
      [
        'Autumn: the cell',
        'Organelles of the Eukaryotic Cell',
        'Transport Across Membranes',
        'Osmosis in Potato Cells: Preparation',
        'Osmosis in Potato Cells: Procedure',
        'The Phases of Mitosis',
      ],
      [
        'Autumn: heredity',
        'DNA Replication at the Fork',
        'From Gene to Protein',
        "Mendel's Laws of Inheritance",
        'Polymerase Chain Reaction: Principle and Practice',
        'Gel Electrophoresis of DNA',
      ],
      [
        'Autumn: plants and ecosystems',
        'Light Reactions of Photosynthesis',
        'Extraction of Plant Pigments',
        'Water Transport in Xylem',
        'Energy Flow in Ecosystems',
        'The Nitrogen Cycle',
      ],
      [
        'Spring: matter',
        'Electron Configuration of Atoms',
        'Ionic and Covalent Bonds',
        'Flame Tests and Atomic Emission',
        'Acid-Base Titration: Preparation',
        'Acid-Base Titration: Procedure',
        'Kinetic Theory of Gases',
      ],
      [
        'Spring: motion and electricity',
        "Newton's Laws of Motion",
        'Momentum and Collisions',
        'Simple Harmonic Motion',
        "Ohm's Law and Simple Circuits",
      ],
      [
        'Spring: mind and behaviour',
        'The Action Potential',
        'Classical Conditioning',
        'Operant Conditioning and Reinforcement',
      ],
    ],
  ],
  [
    'Methods of the Cell Laboratory',
    'cs',
    [
      [
        'Seeing cells',
        'Immunofluorescence Staining of Cultured Cells',
        'Single-Molecule Tracking of Membrane Receptors',
        'Two-Photon Calcium Imaging in Awake Mice',
      ],
      [
        'Separating and counting',
        'Isolation of Mitochondria from Mouse Liver',
        'Flow Cytometry of Peripheral Blood Lymphocytes',
        'Enzyme-Linked Immunosorbent Assay for Cytokines',
      ],
      [
        'Changing cells',
        'CRISPR-Cas9 Knockout in Human Cell Lines',
        'Bacterial Transformation by Heat Shock',
        'Wound Healing Assay with Epithelial Monolayers',
        'Phagocytosis Assay with Fluorescent Beads',
      ],
    ],
  ],
] as const;

/** Adds playlists with their labels and articles. */
export async function seedPlaylists(context: SeedContext): Promise<void> {
  const { db } = context;
  await db.insert(playlists).values(
    playlistRows.map(([title, owner], index) => ({
      id: index + 1,
      title,
      ownerId: getUserId(context, owner),
    })),
  );
  let id = 0;
  const rows = playlistRows.flatMap(([, , labels], index) => {
    let sortIndex = 0;
    return labels.flatMap(([label, ...titles]) => {
      const labelId = label === null ? null : (id += 1);
      const common = { playlistId: index + 1 };
      return [
        ...(label === null || labelId === null
          ? []
          : [
              {
                ...common,
                id: labelId,
                labelId: null,
                type: 'label' as const,
                title: label,
                articleId: null,
                sortIndex: sortIndex++,
              },
            ]),
        ...titles.map((title) => ({
          ...common,
          id: (id += 1),
          labelId,
          type: 'article' as const,
          title,
          articleId: findArticleId(title),
          sortIndex: sortIndex++,
        })),
      ];
    });
  });
  await db.insert(playlistItems).values(rows);
}
