/**
 * A question of the demo library; the first `right` options (one by default) are the right ones.
 */
export interface SeedQuestion {
  readonly stem: string;
  readonly options: readonly string[];
  readonly right?: number;
}

/** A topic of the demo library: the title of its article and its questions. */
export interface SeedTopic {
  readonly title: string;
  readonly article: string;
  readonly subject: string;
  readonly questions: readonly SeedQuestion[];
}

/** The topics of the demo quizzes. */
export const topics: readonly SeedTopic[] = [
  {
    title: 'Cell Structure',
    article: 'Organelles of the Eukaryotic Cell',
    subject: 'Biology',
    questions: [
      {
        stem: 'Which organelle makes most of the ATP of an animal cell?',
        options: ['Mitochondrion', 'Golgi apparatus', 'Lysosome', 'Smooth endoplasmic reticulum'],
      },
      {
        stem: 'Where are ribosomal subunits assembled in a eukaryotic cell?',
        options: [
          'In the nucleolus',
          'In the Golgi apparatus',
          'In the lysosome',
          'In the peroxisome',
        ],
      },
      {
        stem: 'Which of these structures are found in both bacteria and plant cells?',
        options: ['Ribosomes', 'A plasma membrane', 'A nuclear envelope', 'Mitochondria'],
        right: 2,
      },
    ],
  },
  {
    title: 'Mitosis and Meiosis',
    article: 'The Phases of Mitosis',
    subject: 'Biology',
    questions: [
      {
        stem: 'In which phase of mitosis do the sister chromatids separate?',
        options: ['Anaphase', 'Prophase', 'Metaphase', 'Telophase'],
      },
      {
        stem: 'A cell with 46 chromosomes completes meiosis. How many chromosomes has each product?',
        options: ['23', '46', '92', '12'],
      },
      {
        stem: 'Which processes increase genetic variation among gametes?',
        options: [
          'Crossing over',
          'Independent assortment',
          'DNA replication in S phase',
          'Cytokinesis',
        ],
        right: 2,
      },
    ],
  },
  {
    title: 'DNA Replication',
    article: 'DNA Replication at the Fork',
    subject: 'Genetics',
    questions: [
      {
        stem: 'In which direction does DNA polymerase add nucleotides?',
        options: ["5' to 3'", "3' to 5'", 'In both directions', 'From the centromere outwards'],
      },
      {
        stem: 'Which enzyme unwinds the double helix at the replication fork?',
        options: ['Helicase', 'Ligase', 'Primase', 'Telomerase'],
      },
      {
        stem: 'Which base pairs with adenine in DNA?',
        options: ['Thymine', 'Cytosine', 'Guanine', 'Uracil'],
      },
    ],
  },
  {
    title: 'Polymerase Chain Reaction',
    article: 'Polymerase Chain Reaction: Principle and Practice',
    subject: 'Molecular Biology',
    questions: [
      {
        stem: 'Why is Taq polymerase used in PCR?',
        options: [
          'It stays active at the temperature that separates the strands',
          'It works best at 4 °C',
          'It copies RNA directly',
          'It needs no primers',
        ],
      },
      {
        stem: 'What happens in the annealing step of PCR?',
        options: [
          'Primers bind to the template',
          'The strands separate',
          'New strands are ligated',
          'The polymerase is destroyed',
        ],
      },
      {
        stem: 'With perfect efficiency, how many copies does one double-stranded target become after 10 cycles?',
        options: ['1,024', '20', '100', '512'],
      },
    ],
  },
  {
    title: 'Enzyme Kinetics',
    article: 'Measuring Enzyme Kinetics by Absorbance',
    subject: 'Biochemistry',
    questions: [
      {
        stem: 'At a substrate concentration equal to K<sub>m</sub>, what is the rate of a Michaelis-Menten enzyme?',
        options: [
          'Half of V<sub>max</sub>',
          'V<sub>max</sub>',
          'One tenth of V<sub>max</sub>',
          'Zero',
        ],
      },
      {
        stem: 'What does a purely competitive inhibitor change?',
        options: [
          'It raises the apparent K<sub>m</sub>',
          'It lowers V<sub>max</sub>',
          'It lowers the apparent K<sub>m</sub>',
          'It changes the equilibrium constant',
        ],
      },
      {
        stem: 'How does an enzyme speed up a reaction?',
        options: [
          'It lowers the activation energy',
          'It raises the temperature',
          'It shifts the equilibrium to the products',
          'It makes the reaction exergonic',
        ],
      },
    ],
  },
  {
    title: 'Photosynthesis',
    article: 'Light Reactions of Photosynthesis',
    subject: 'Botany',
    questions: [
      {
        stem: 'Where do the light reactions of photosynthesis take place?',
        options: [
          'In the thylakoid membrane',
          'In the stroma',
          'In the mitochondrial matrix',
          'In the cytosol',
        ],
      },
      {
        stem: 'Where does the oxygen released in photosynthesis come from?',
        options: ['Water', 'Carbon dioxide', 'Glucose', 'Nitrate'],
      },
      {
        stem: 'Which products of the light reactions does the Calvin cycle use?',
        options: ['ATP', 'NADPH', 'Oxygen', 'Carbon dioxide'],
        right: 2,
      },
    ],
  },
  {
    title: 'Neurons and Signals',
    article: 'The Action Potential',
    subject: 'Neuroscience',
    questions: [
      {
        stem: 'Which ion enters the neuron in the rising phase of an action potential?',
        options: ['Sodium', 'Potassium', 'Chloride', 'Magnesium'],
      },
      {
        stem: 'What is a typical resting membrane potential of a neuron?',
        options: ['-70 mV', '+40 mV', '0 mV', '-7 mV'],
      },
      {
        stem: 'What does a myelin sheath do?',
        options: [
          'It speeds up conduction along the axon',
          'It stores neurotransmitter',
          'It makes new neurons',
          'It lowers the resting potential to zero',
        ],
      },
    ],
  },
  {
    title: 'The Immune Response',
    article: 'Antibodies and B Cells',
    subject: 'Immunology',
    questions: [
      {
        stem: 'Which cells secrete antibodies?',
        options: ['Plasma cells', 'Neutrophils', 'Erythrocytes', 'Platelets'],
      },
      {
        stem: 'Which antibody class is the most abundant in human serum?',
        options: ['IgG', 'IgA', 'IgE', 'IgD'],
      },
      {
        stem: 'Which belong to innate immunity?',
        options: [
          'The skin barrier',
          'Neutrophils',
          'Memory B cells',
          'Antibodies against measles after vaccination',
        ],
        right: 2,
      },
    ],
  },
  {
    title: 'Acids and Bases',
    article: 'Acid-Base Titration with an Indicator',
    subject: 'Chemistry',
    questions: [
      {
        stem: 'What is the pH of a 0.01 mol/L solution of hydrochloric acid?',
        options: ['2', '1', '7', '12'],
      },
      {
        stem: 'In the titration of a strong acid with a strong base at 25 °C, what is the pH at the equivalence point?',
        options: ['7', '0', '4.7', '14'],
      },
      {
        stem: 'Which of these is the conjugate base of H<sub>2</sub>CO<sub>3</sub>?',
        options: [
          'HCO<sub>3</sub><sup>-</sup>',
          'CO<sub>2</sub>',
          'H<sub>3</sub>O<sup>+</sup>',
          'OH<sup>-</sup>',
        ],
      },
    ],
  },
  {
    title: 'Atomic Structure',
    article: 'Flame Tests and Atomic Emission',
    subject: 'Chemistry',
    questions: [
      {
        stem: 'What decides which element an atom is?',
        options: [
          'Its number of protons',
          'Its number of neutrons',
          'Its number of electrons',
          'Its mass',
        ],
      },
      {
        stem: 'Which colour does sodium give a flame?',
        options: ['Yellow', 'Lilac', 'Crimson', 'Blue-green'],
      },
      {
        stem: 'How many electrons does the second shell of an atom hold at most?',
        options: ['8', '2', '18', '32'],
      },
    ],
  },
  {
    title: 'Gas Laws',
    article: 'The Ideal Gas Law in the Laboratory',
    subject: 'Chemistry',
    questions: [
      {
        stem: 'The volume of a fixed amount of ideal gas is halved at constant temperature. What happens to its pressure?',
        options: ['It doubles', 'It halves', 'It stays the same', 'It becomes four times as high'],
      },
      {
        stem: 'Which temperature scale must be used in PV = nRT with R = 8.314 J/(mol K)?',
        options: ['Kelvin', 'Celsius', 'Fahrenheit', 'Any of them'],
      },
      {
        stem: 'How many particles are in one mole?',
        options: [
          '6.022 × 10<sup>23</sup>',
          '6.022 × 10<sup>22</sup>',
          '3.011 × 10<sup>23</sup>',
          '1.602 × 10<sup>19</sup>',
        ],
      },
    ],
  },
  {
    title: "Newton's Laws",
    article: "Newton's Laws of Motion",
    subject: 'Physics',
    questions: [
      {
        stem: 'A net force of 10 N acts on a mass of 2 kg. What is its acceleration?',
        options: [
          '5 m/s<sup>2</sup>',
          '20 m/s<sup>2</sup>',
          '0.2 m/s<sup>2</sup>',
          '12 m/s<sup>2</sup>',
        ],
      },
      {
        stem: 'A book lies at rest on a table. What is the net force on the book?',
        options: ['Zero', 'Its weight, downwards', 'The normal force, upwards', 'Twice its weight'],
      },
      {
        stem: 'Which of these quantities are vectors?',
        options: ['Velocity', 'Force', 'Mass', 'Temperature'],
        right: 2,
      },
    ],
  },
  {
    title: 'Energy and Work',
    article: 'Conservation of Energy on an Inclined Plane',
    subject: 'Physics',
    questions: [
      {
        stem: 'The speed of a car doubles. By which factor does its kinetic energy grow?',
        options: ['4', '2', '8', '1'],
      },
      { stem: 'What is the SI unit of work?', options: ['Joule', 'Watt', 'Newton', 'Pascal'] },
      {
        stem: 'A ball rolls down a frictionless slope. Which quantity stays constant?',
        options: [
          'Its total mechanical energy',
          'Its kinetic energy',
          'Its potential energy',
          'Its momentum',
        ],
      },
    ],
  },
  {
    title: 'Electric Circuits',
    article: "Ohm's Law and Simple Circuits",
    subject: 'Physics',
    questions: [
      {
        stem: 'A current of 2 A flows through a resistor of 6 Ω. What is the voltage across it?',
        options: ['12 V', '3 V', '8 V', '4 V'],
      },
      {
        stem: 'Two resistors of 10 Ω each are connected in parallel. What is their combined resistance?',
        options: ['5 Ω', '20 Ω', '10 Ω', '100 Ω'],
      },
      {
        stem: 'What is the same for all components of a series circuit?',
        options: ['The current', 'The voltage', 'The power', 'The resistance'],
      },
    ],
  },
  {
    title: 'Learning and Memory',
    article: 'Classical Conditioning',
    subject: 'Psychology',
    questions: [
      {
        stem: "In Pavlov's experiments, what was the food before any training?",
        options: [
          'An unconditioned stimulus',
          'A conditioned stimulus',
          'A neutral stimulus',
          'A conditioned response',
        ],
      },
      {
        stem: 'Which brain structure is essential for making new declarative memories?',
        options: ['Hippocampus', 'Cerebellum', 'Medulla oblongata', 'Hypothalamus'],
      },
      {
        stem: 'What is the gradual weakening of a conditioned response called when the unconditioned stimulus no longer follows?',
        options: ['Extinction', 'Generalisation', 'Habituation to the food', 'Shaping'],
      },
    ],
  },
  {
    title: 'Microscopy',
    article: 'Using a Compound Light Microscope',
    subject: 'Biology',
    questions: [
      {
        stem: 'An eyepiece magnifies 10 times and the objective 40 times. What is the total magnification?',
        options: ['400 times', '50 times', '40 times', '4,000 times'],
      },
      {
        stem: 'Why is immersion oil used with a 100× objective?',
        options: [
          'Its refractive index is close to that of glass, so less light is lost',
          'It stains the specimen',
          'It cools the lens',
          'It kills the specimen',
        ],
      },
      {
        stem: 'Which knob should be used for focusing with a high-power objective?',
        options: ['The fine focus', 'The coarse focus', 'The condenser screw', 'The stage lock'],
      },
    ],
  },
  {
    title: 'Ecology',
    article: 'Energy Flow in Ecosystems',
    subject: 'Ecology',
    questions: [
      {
        stem: 'Roughly which part of the energy of one trophic level reaches the next?',
        options: ['10 percent', '50 percent', '90 percent', 'All of it'],
      },
      {
        stem: 'Which organisms are primary producers?',
        options: ['Green algae', 'Grasses', 'Fungi', 'Earthworms'],
        right: 2,
      },
      {
        stem: 'What do nitrogen-fixing bacteria make available to plants?',
        options: [
          'Ammonia from atmospheric nitrogen',
          'Oxygen from nitrate',
          'Carbon dioxide from methane',
          'Phosphate from rock',
        ],
      },
    ],
  },
];
