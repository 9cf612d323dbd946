import type { StoredArticleType } from '../../store/schema/article-type.ts';

/** A domain of the demo library with its sections; ids are counted in this order. */
export interface SeedDomain {
  readonly title: string;
  readonly type: StoredArticleType;
  readonly sections: readonly string[];
}

/** The demo library's journals, textbooks and series. */
export const seedDomains: readonly SeedDomain[] = [
  { title: 'Lectern Journal', type: 'journal', sections: ['Biology', 'Neuroscience', 'Chemistry', 'Engineering'] },
  { title: 'Encyclopedia of Experiments', type: 'encyclopedia_of_experiments', sections: ['Cell Biology', 'Immunology'] },
  { title: 'Core Biology', type: 'core', sections: ['Cells', 'Genetics', 'Plants', 'Ecology'] },
  { title: 'Core Chemistry', type: 'core', sections: ['Atoms and Bonds', 'Gases'] },
  { title: 'Core Physics', type: 'core', sections: ['Mechanics', 'Electricity'] },
  { title: 'Core Psychology', type: 'core', sections: ['Learning'] },
  { title: 'Science Education', type: 'science_education', sections: ['General Laboratory Techniques', 'Basic Biology Methods', 'Analytical Chemistry', 'Physics Essentials'] },
  { title: 'Lab Manual', type: 'lab_manual', sections: ['Biology Labs', 'Chemistry Labs'] },
];

/** An article: type, section as `domain/section`, title, abstract, subjects. */
type Row = readonly [type: StoredArticleType, section: string, title: string, abstract: string, ...subjects: string[]];

/** The demo library's articles; ids are counted in this order. */
export const seedArticles: readonly Row[] = [
  ['journal', 'Lectern Journal/Biology', 'Live Imaging of Zebrafish Heart Regeneration', 'Larvae are mounted in agarose and imaged for three days after a ventricular injury.', 'Biology'],
  ['journal', 'Lectern Journal/Biology', 'CRISPR-Cas9 Knockout in Human Cell Lines', 'From the design of guide RNAs to the validation of clones by sequencing.', 'Genetics', 'Molecular Biology'],
  ['journal', 'Lectern Journal/Biology', 'Isolation of Intestinal Crypts for Organoid Culture', 'Crypts are released from mouse intestine, embedded in matrix and grown into organoids.', 'Biology'],
  ['journal', 'Lectern Journal/Biology', 'Single-Molecule Tracking of Membrane Receptors', 'Receptors are labelled sparsely and followed at video rate on living cells.', 'Biology', 'Physics'],
  ['journal', 'Lectern Journal/Biology', 'Quantifying Root Growth of Arabidopsis Seedlings', 'Seedlings grow on vertical plates; their roots are measured from daily scans.', 'Botany'],
  ['journal', 'Lectern Journal/Neuroscience', 'Whole-Cell Patch Clamp in Acute Brain Slices', 'Slices are cut, recovered and recorded in the whole-cell configuration.', 'Neuroscience'],
  ['journal', 'Lectern Journal/Neuroscience', 'Two-Photon Calcium Imaging in Awake Mice', 'A cranial window and a running wheel allow imaging of cortical activity for weeks.', 'Neuroscience'],
  ['journal', 'Lectern Journal/Neuroscience', 'Recording Electroencephalograms in Infants', 'Preparation, a gentle cap and short tasks give clean recordings from the youngest.', 'Neuroscience', 'Psychology'],
  ['journal', 'Lectern Journal/Chemistry', 'Synthesis of Gold Nanoparticles by Citrate Reduction', 'The size of the particles is set by the ratio of citrate to gold.', 'Chemistry'],
  ['journal', 'Lectern Journal/Chemistry', 'Growing Protein Crystals by Vapour Diffusion', 'Hanging drops are screened, optimised and brought to the beamline.', 'Biochemistry'],
  ['journal', 'Lectern Journal/Chemistry', 'Ultrafast Spectroscopy of Solar Cell Dyes', 'Pump and probe pulses follow the charge from the dye into the oxide.', 'Chemistry', 'Physics'],
  ['journal', 'Lectern Journal/Engineering', 'Soft Lithography of Microfluidic Droplet Generators', 'Masters, casts and bonded chips that make uniform droplets.', 'Engineering'],
  ['journal', 'Lectern Journal/Engineering', 'Tensile Testing of Electrospun Scaffolds', 'Fibres are spun, cut and pulled until they break, dry and wet.', 'Engineering'],
  ['journal', 'Lectern Journal/Engineering', 'Calibrating a Low-Cost Air Quality Sensor', 'A month beside a reference station turns raw counts into concentrations.', 'Engineering', 'Ecology'],
  ['encyclopedia_of_experiments', 'Encyclopedia of Experiments/Cell Biology', 'Immunofluorescence Staining of Cultured Cells', 'Fixation, permeabilisation and staining with two antibodies.', 'Biology'],
  ['encyclopedia_of_experiments', 'Encyclopedia of Experiments/Cell Biology', 'Wound Healing Assay with Epithelial Monolayers', 'A scratch closes over a day; its area tells the speed of migration.', 'Biology'],
  ['encyclopedia_of_experiments', 'Encyclopedia of Experiments/Cell Biology', 'Isolation of Mitochondria from Mouse Liver', 'Differential centrifugation yields mitochondria that respire.', 'Biochemistry'],
  ['encyclopedia_of_experiments', 'Encyclopedia of Experiments/Immunology', 'Flow Cytometry of Peripheral Blood Lymphocytes', 'Staining, compensation and gating of the main lymphocyte populations.', 'Immunology'],
  ['encyclopedia_of_experiments', 'Encyclopedia of Experiments/Immunology', 'Enzyme-Linked Immunosorbent Assay for Cytokines', 'A sandwich assay with a standard curve over four decades.', 'Immunology'],
  ['encyclopedia_of_experiments', 'Encyclopedia of Experiments/Immunology', 'Phagocytosis Assay with Fluorescent Beads', 'Macrophages take up beads; the microscope counts them.', 'Immunology'],
  ['core', 'Core Biology/Cells', 'Organelles of the Eukaryotic Cell', 'A walk through the cell from the nucleus to the plasma membrane.', 'Biology'],
  ['core', 'Core Biology/Cells', 'The Phases of Mitosis', 'How one nucleus becomes two, phase by phase.', 'Biology'],
  ['core', 'Core Biology/Cells', 'Transport Across Membranes', 'Diffusion, channels, carriers and pumps.', 'Biology'],
  ['core', 'Core Biology/Cells', 'Antibodies and B Cells', 'How B cells recognise an antigen and become plasma cells.', 'Immunology', 'Biology'],
  ['core', 'Core Biology/Cells', 'The Action Potential', 'Voltage-gated channels and the signal that travels along an axon.', 'Neuroscience', 'Biology'],
  ['core', 'Core Biology/Genetics', 'DNA Replication at the Fork', 'Leading strand, lagging strand and the enzymes that copy them.', 'Genetics', 'Biology'],
  ['core', 'Core Biology/Genetics', 'From Gene to Protein', 'Transcription, splicing and translation.', 'Genetics', 'Molecular Biology'],
  ['core', 'Core Biology/Genetics', "Mendel's Laws of Inheritance", 'Segregation and independent assortment in peas.', 'Genetics'],
  ['core', 'Core Biology/Plants', 'Light Reactions of Photosynthesis', 'Two photosystems in a row turn light into ATP and NADPH.', 'Botany', 'Biology'],
  ['core', 'Core Biology/Plants', 'Water Transport in Xylem', 'Transpiration pulls water to the top of the tallest trees.', 'Botany'],
  ['core', 'Core Biology/Ecology', 'Energy Flow in Ecosystems', 'Producers, consumers and why food chains are short.', 'Ecology', 'Biology'],
  ['core', 'Core Biology/Ecology', 'The Nitrogen Cycle', 'Fixation, nitrification and denitrification.', 'Ecology'],
  ['core', 'Core Chemistry/Atoms and Bonds', 'Electron Configuration of Atoms', 'Shells, subshells and the order in which they are filled.', 'Chemistry'],
  ['core', 'Core Chemistry/Atoms and Bonds', 'Ionic and Covalent Bonds', 'Transferred and shared electrons, and everything between.', 'Chemistry'],
  ['core', 'Core Chemistry/Gases', 'Kinetic Theory of Gases', 'Pressure and temperature as the motion of molecules.', 'Chemistry', 'Physics'],
  ['core', 'Core Physics/Mechanics', "Newton's Laws of Motion", 'Three laws that tie force to motion.', 'Physics'],
  ['core', 'Core Physics/Mechanics', 'Momentum and Collisions', 'What is kept when carts collide.', 'Physics'],
  ['core', 'Core Physics/Mechanics', 'Simple Harmonic Motion', 'Springs and pendulums with small swings.', 'Physics'],
  ['core', 'Core Physics/Electricity', "Ohm's Law and Simple Circuits", 'Voltage, current and resistance in series and in parallel.', 'Physics'],
  ['core', 'Core Psychology/Learning', 'Classical Conditioning', 'How a neutral stimulus comes to call forth a response.', 'Psychology'],
  ['core', 'Core Psychology/Learning', 'Operant Conditioning and Reinforcement', 'Consequences and what they do to behaviour.', 'Psychology'],
  ['science_education', 'Science Education/General Laboratory Techniques', 'Using a Compound Light Microscope', 'Parts, illumination and focusing from low to high power.', 'Biology'],
  ['science_education', 'Science Education/General Laboratory Techniques', 'Making Solutions in the Laboratory', 'Weighing, dissolving and filling up to the mark.', 'Chemistry'],
  ['science_education', 'Science Education/General Laboratory Techniques', 'Using a Micropipette', 'Choosing the range, pre-wetting and dispensing without bubbles.', 'Biology', 'Chemistry'],
  ['science_education', 'Science Education/Basic Biology Methods', 'Polymerase Chain Reaction: Principle and Practice', 'Three temperatures and a stable polymerase copy a stretch of DNA.', 'Molecular Biology', 'Biology'],
  ['science_education', 'Science Education/Basic Biology Methods', 'Gel Electrophoresis of DNA', 'Fragments run through agarose and part by size.', 'Molecular Biology'],
  ['science_education', 'Science Education/Basic Biology Methods', 'Bacterial Transformation by Heat Shock', 'Competent cells take up a plasmid and show it on a plate.', 'Molecular Biology', 'Biology'],
  ['science_education', 'Science Education/Analytical Chemistry', 'Measuring Enzyme Kinetics by Absorbance', 'Initial rates at eight concentrations give the Michaelis constant.', 'Biochemistry'],
  ['science_education', 'Science Education/Analytical Chemistry', 'High-Performance Liquid Chromatography', 'Caffeine in drinks, separated and quantified.', 'Chemistry'],
  ['science_education', 'Science Education/Physics Essentials', 'Conservation of Energy on an Inclined Plane', 'A cart on a ramp trades height for speed.', 'Physics'],
  ['lab_manual', 'Lab Manual/Biology Labs', 'Osmosis in Potato Cells', 'Cylinders of potato gain or lose mass in solutions of sucrose.', 'Biology'],
  ['lab_manual', 'Lab Manual/Biology Labs', 'Extraction of Plant Pigments', 'Chromatography parts the pigments of spinach leaves.', 'Botany', 'Biology'],
  ['lab_manual', 'Lab Manual/Chemistry Labs', 'Acid-Base Titration with an Indicator', 'A burette, an indicator and the concentration of an unknown acid.', 'Chemistry'],
  ['lab_manual', 'Lab Manual/Chemistry Labs', 'The Ideal Gas Law in the Laboratory', 'A gas is collected over water and its molar volume found.', 'Chemistry'],
  ['lab_manual', 'Lab Manual/Chemistry Labs', 'Flame Tests and Atomic Emission', 'Salts colour a flame; a spectroscope shows their lines.', 'Chemistry'],
  ['lab_manual_prep', 'Lab Manual/Biology Labs', 'Osmosis in Potato Cells: Preparation', 'What the instructor prepares the day before.', 'Biology'],
  ['lab_manual_prep', 'Lab Manual/Chemistry Labs', 'Acid-Base Titration: Preparation', 'Standardising the base and filling the burettes.', 'Chemistry'],
  ['lab_manual_prep', 'Lab Manual/Chemistry Labs', 'Flame Tests: Preparation', 'Clean wires, salt solutions and a safe bench.', 'Chemistry'],
  ['lab_manual_procedure', 'Lab Manual/Biology Labs', 'Osmosis in Potato Cells: Procedure', 'Cutting, weighing, soaking and weighing again.', 'Biology'],
  ['lab_manual_procedure', 'Lab Manual/Chemistry Labs', 'Acid-Base Titration: Procedure', 'From the first rough titration to three that agree.', 'Chemistry'],
];

/** The demo library's subjects; ids are counted in this order. */
export const seedSubjects = [
  'Biology', 'Chemistry', 'Physics', 'Psychology', 'Neuroscience', 'Genetics', 'Immunology', 'Botany', 'Ecology', 'Biochemistry', 'Molecular Biology', 'Engineering',
] as const;

/** Names of authors, four of whom sign an article. */
export const seedAuthors = [
  'Amara Nwosu', 'Henrik Solberg', 'Ingrid Falk', 'Rafael Moreno', 'Yuki Hayashi', 'Claire Dubois', 'Tomasz Zielinski', 'Leila Farahani', 'Owen Gallagher', 'Wei Zhang', 'Sofia Ricci',
  'Daniel Abebe', 'Hannah Vogel', 'Arjun Mehta', 'Beatriz Carvalho', 'Mikko Laine', 'Nadia Rahman', 'Peter Novak', 'Grace Kimani',
] as const;

/** Where authors work: department and institution. */
export const seedAffiliations = [
  ['Department of Biology', 'Northfield University'], ['Institute of Neuroscience', 'University of Halden'], ['Department of Chemistry', 'Kestrel College'],
  ['School of Engineering', 'Tamar Institute of Technology'], ['Department of Physics', 'University of Oresund'], ['Faculty of Medicine', 'Universidad del Sur'], ['Department of Psychology', 'Lakeshore University'],
] as const;
