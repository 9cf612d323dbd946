/** A class of the demo library. `students` are places in the list of students, from and until. */
export interface SeedClass {
  readonly title: string;
  readonly owner: string;
  readonly sharedWith: readonly string[];
  /** How many days ago it was created; its students were invited two days later. */
  readonly age: number;
  readonly isPublished: boolean;
  readonly students: readonly [from: number, until: number];
  /** Titles of quizzes, and the account that added them when it is not the owner. */
  readonly quizzes: readonly (readonly [title: string, addedBy?: string])[];
  /** Ids of playlists, and the account that added them when it is not the owner. */
  readonly playlists: readonly (readonly [id: number, addedBy?: string])[];
}

const names = [
  'Ana Silva',
  'Ben Carter',
  'Chloe Martin',
  'David Kim',
  'Emma Olsen',
  'Farid Aziz',
  'Amara Diallo',
  'Anton Weiss',
  'Beatriz Carvalho',
  'Chidi Nwosu',
  'Elif Yılmaz',
  'Grace Kimani',
  'Hannah Vogel',
  'Ines Ferreira',
  'Jakub Nowak',
  'Leila Farahani',
  'Mikko Laine',
  'Niamh Byrne',
  'Oskar Lindgren',
  'Paula Jiménez',
  'Quentin Moreau',
  'Rania Khoury',
  'Søren Holm',
  'Tariq Mahmood',
  'Uma Krishnan',
  'Viktor Petrov',
  'Wen Li',
  'Ximena Rojas',
  'Yusuf Demir',
  'Zofia Kamińska',
  'Aiko Mori',
  'Bruno Costa',
  'Camille Roux',
  'Dmitri Volkov',
  'Esther Adeyemi',
  'Felix Bauer',
  'Giulia Rinaldi',
  'Haruto Sato',
  'Isla Fraser',
  'João Pereira',
  'Kavya Rao',
  'Lars Nilsen',
  'Mariam Haddad',
  'Nora Szabó',
  'Omar Farouk',
  'Priya Desai',
  'Rafael Ortega',
  'Sofia Romano',
  'Thandiwe Dube',
  'Ulla Berg',
];

const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l' };

/** The students of the demo classes: their names and lower-case addresses. */
export const classStudentNames = names.map((name) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const plain = name
    .toLowerCase()
    .replaceAll(/[ıøł]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(' ', '.');
  return { firstName, lastName, email: `${plain}@students.northfield.example` };
});

/** The demo classes in the order of their ids. */
export const seedClassList: readonly SeedClass[] = [
  {
    title: 'Biology 101',
    owner: 'cs',
    sharedWith: ['admin'],
    age: 40,
    isPublished: true,
    students: [0, 46],
    quizzes: [
      ['Weekly Quiz: DNA'],
      ['Midterm: Cell Biology'],
      ['Laboratory Safety and Microscopy', 'admin'],
      ['Final: General Science'],
    ],
    playlists: [[1], [3]],
  },
  {
    title: 'Chemistry for Engineers',
    owner: 'admin',
    sharedWith: ['cs'],
    age: 39,
    isPublished: true,
    students: [4, 28],
    quizzes: [['Chemistry Placement Test'], ['Laboratory Safety and Microscopy']],
    playlists: [[2]],
  },
  {
    title: 'Research Methods',
    owner: 'super',
    sharedWith: [],
    age: 20,
    isPublished: false,
    students: [20, 32],
    quizzes: [['Workshop: PCR'], ['Laboratory Safety and Microscopy']],
    playlists: [[5]],
  },
  {
    title: 'Physics I',
    owner: 'lti',
    sharedWith: [],
    age: 37,
    isPublished: true,
    students: [12, 40],
    quizzes: [['Mechanics Review'], ['Course Shell Demo']],
    playlists: [[4]],
  },
  {
    title: 'Cell Biology, Autumn',
    owner: 'super',
    sharedWith: ['admin', 'cs', 'lti'],
    age: 35,
    isPublished: true,
    students: [6, 50],
    quizzes: [['Weekly Quiz: DNA'], ['Midterm: Cell Biology'], ['Workshop: PCR', 'admin']],
    playlists: [[5], [2, 'admin'], [7]],
  },
  {
    title: 'Genetics Seminar',
    owner: 'multi',
    sharedWith: ['cs', 'lti'],
    age: 33,
    isPublished: true,
    students: [0, 18],
    quizzes: [['Ecology Field Trip'], ['Weekly Quiz: DNA']],
    playlists: [],
  },
  {
    title: 'Neuroscience Rotation',
    owner: 'cs',
    sharedWith: [],
    age: 5,
    isPublished: false,
    students: [0, 0],
    quizzes: [['Neuroscience Warm-Up']],
    playlists: [],
  },
  {
    title: 'General Science, Evening',
    owner: 'admin',
    sharedWith: ['multi'],
    age: 32,
    isPublished: true,
    students: [28, 48],
    quizzes: [['Final: General Science'], ['Midterm: Cell Biology']],
    playlists: [[2]],
  },
];

/** Whether a student has handed in nothing yet, in any class. */
export const isOnlyInvited = (student: number): boolean => student % 7 === 3;
