import { classDocuments, classDocumentStudents } from '../store/schema/classes.ts';
import { files as fileRows } from '../store/schema/files.ts';
import { seedArticles } from './content/library.ts';
import { createDocx } from './create-docx.ts';
import { createPdf } from './create-pdf.ts';
import { drawPicture } from './draw-image.ts';
import { getUserId, type SeedContext } from './seed-context.ts';

const labManual = createPdf('Biology 101 - Laboratory manual', [
  {
    heading: '7.1 The enzyme and its substrate',
    lines: [
      'Alkaline phosphatase removes a phosphate group from p-nitrophenyl phosphate.',
      'The product is yellow, so its amount follows from the absorbance at 405 nm.',
      'As the substrate rises, the rate nears Vmax and stays there.',
    ],
  },
  {
    heading: '7.2 Measuring the rate of an enzyme',
    lines: [
      'At low concentrations the rate rises almost in proportion.',
      'At high ones it approaches Vmax, the rate at which every active site is occupied.',
      'The constant Km is the concentration at which the rate is half of Vmax.',
      'A competitive inhibitor raises the apparent Km and leaves Vmax as it is.',
    ],
  },
  {
    heading: '7.3 Procedure',
    lines: [
      '1. Label nine cuvettes and pipette 0.9 mL of buffer (pH 9.8, 37 degrees) into each.',
      '2. Add substrate as in table 7.1 and mix by inverting twice. Do not shake.',
      '3. Start with 50 uL of enzyme and read the absorbance every 10 s for two minutes.',
    ],
  },
  {
    heading: '7.4 Report',
    lines: [
      'Plot the initial rate against the concentration of the substrate.',
      'Read Vmax off the plateau and Km at half of it, and compare both with your group.',
    ],
  },
]);

const safetyRules = createPdf('Safety in the laboratory', [
  {
    heading: 'Before you begin',
    lines: [
      'Goggles and a buttoned coat are worn from the door to the door.',
      'Know the way to the shower, the eye wash and both exits.',
    ],
  },
  {
    heading: 'Acids and bases',
    lines: [
      'Add acid to water, never water to acid.',
      'Spills are reported at once, however small.',
    ],
  },
]);

const courseOutline = createDocx([
  'Biology 101: course outline',
  'Week 1 to 3: cells and membranes. Week 4 to 6: proteins. Week 7 to 9: enzymes.',
  'Each week has a video, a quiz and a report of at most two pages.',
]);

const createReadingList = (): Uint8Array =>
  Buffer.from(
    `Reading list\n\n${seedArticles
      .slice(0, 5)
      .map(([, , title]) => `- ${title}`)
      .join('\n')}\n`,
  );

const groups = Buffer.from(
  'Name,Group,Bench\nAna Silva,1,A3\nBen Carter,1,A3\nChloe Martin,2,B1\nDavid Kim,2,B1\n',
);

interface SeedDocument {
  readonly classId: number;
  readonly uploadedBy: string;
  readonly fileName: string;
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly sharedWith: 'everyone' | 'chosen' | null;
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const firstClass = { classId: 1, uploadedBy: 'cs' } as const;

/** One of each common kind. */
const createFirstClassDocuments = (): readonly SeedDocument[] => [
  {
    ...firstClass,
    fileName: 'Reading list.txt',
    content: createReadingList(),
    contentType: 'text/plain; charset=UTF-8',
    sharedWith: 'everyone',
  },
  {
    ...firstClass,
    fileName: 'Lab manual, week 7.pdf',
    content: labManual,
    contentType: 'application/pdf',
    sharedWith: 'everyone',
  },
  {
    ...firstClass,
    fileName: 'Course outline.docx',
    content: courseOutline,
    contentType: wordType,
    sharedWith: 'chosen',
  },
  {
    ...firstClass,
    fileName: 'Gel 14, lanes labelled.png',
    content: drawPicture(14, 960, 600),
    contentType: 'image/png',
    sharedWith: null,
  },
  {
    ...firstClass,
    fileName: 'Group assignment.csv',
    content: groups,
    contentType: 'text/csv; charset=UTF-8',
    sharedWith: null,
  },
];

const createOtherDocuments = (): readonly SeedDocument[] => [
  {
    classId: 2,
    uploadedBy: 'admin',
    fileName: 'Safety in the laboratory.pdf',
    content: safetyRules,
    contentType: 'application/pdf',
    sharedWith: 'everyone',
  },
  {
    classId: 2,
    uploadedBy: 'cs',
    fileName: 'Titration, results of the groups.csv',
    content: Buffer.from('Group,Volume in mL,Molarity\n1,24.8,0.101\n2,25.1,0.099\n3,24.9,0.100\n'),
    contentType: 'text/csv; charset=UTF-8',
    sharedWith: 'everyone',
  },
  {
    classId: 5,
    uploadedBy: 'super',
    fileName: 'Essay questions.docx',
    content: createDocx([
      'Cell Biology: essay questions',
      '1. Why does a cell need more than one way to move ions across its membrane?',
      '2. Compare mitosis and meiosis by what each of them keeps the same.',
    ]),
    contentType: wordType,
    sharedWith: 'everyone',
  },
];

/** Adds the documents of the classes. */
export async function seedClassDocuments(context: SeedContext): Promise<void> {
  const { db, files, daysFromNow } = context;
  const documents = [...createFirstClassDocuments(), ...createOtherDocuments()];
  for (const [index, document] of documents.entries()) {
    const { classId, fileName, content, contentType, sharedWith } = document;
    const uploadedBy = getUserId(context, document.uploadedBy);
    const extension = fileName.split('.').at(-1) ?? '';
    const file = await files.put(content, extension);
    await db.insert(fileRows).values({
      name: file,
      contentType,
      bytes: content.length,
      uploadedBy,
      goesWithItsRows: true,
    });
    await db.insert(classDocuments).values({
      id: index + 1,
      classId,
      fileName,
      file,
      uploadedBy,
      createdAt: daysFromNow(-20 + index),
      updatedAt: daysFromNow(-20 + index),
      sharedAt: sharedWith === null ? null : daysFromNow(-20 + index),
      ...(sharedWith !== null && { sharedWith }),
    });
    if (sharedWith === 'chosen')
      await db.insert(classDocumentStudents).values(
        ['ben.carter', 'emma.olsen'].map((name) => ({
          documentId: index + 1,
          email: `${name}@students.northfield.example`,
        })),
      );
  }
}
