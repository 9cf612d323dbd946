import { randomUUID } from 'node:crypto';

/** An option, with an id of the oracle's own. */
interface Option {
  readonly id: string;
  text: string;
}

/** A question, or the video of an article. */
interface Item {
  title: string;
  image: string | null;
  alt: string;
  readonly article: number | null;
  isMultiple: boolean;
  right: readonly string[];
  options: readonly Option[];
}

interface Activity {
  readonly id: string;
  title: string;
  items: Item[];
}

interface Quiz {
  title: string;
  isRestricted: boolean;
  activities: Activity[];
}

/** A quiz as it can be seen: right answers by position. */
export interface SeenQuiz {
  readonly title: string;
  readonly isRestricted: boolean;
  readonly activities: readonly {
    readonly title: string;
    readonly items: readonly {
      readonly title: string;
      readonly image: string | null;
      readonly alt: string;
      readonly article: number | null;
      readonly isMultiple: boolean;
      readonly right: readonly number[];
      readonly options: readonly string[];
    }[];
  }[];
}

/** What depends on the kind of quiz. */
export interface EditedQuiz {
  readonly kind: 'template' | 'library' | 'user';
  readonly isDistributed: boolean;
}

/** What a save comes to. */
export type SaveAnswer = 'stored' | 'conflict' | 'failed';

const createId = (): string => randomUUID();

const toQuiz = ({ activities, ...details }: SeenQuiz): Quiz => ({
  ...details,
  activities: activities.map(({ title, items }) => ({
    id: createId(),
    title,
    items: items.map(({ options, right, ...item }) => {
      const created = options.map((text) => ({ id: createId(), text }));
      return {
        ...item,
        options: created,
        right: right.flatMap((at) => created.slice(at, at + 1)).map(({ id }) => id),
      };
    }),
  })),
});

const toSeen = ({ activities, ...details }: Quiz): SeenQuiz => ({
  ...details,
  activities: activities.map(({ title, items }) => ({
    title,
    items: items.map(({ options, right, ...item }) => ({
      ...item,
      options: options.map(({ text }) => text),
      right: right.map((id) => options.findIndex((option) => option.id === id)).toSorted(),
    })),
  })),
});

const copyItem = ({ options, right, ...item }: Item): Item => {
  const copied = options.map(({ id, text }) => ({ of: id, id: createId(), text }));
  return {
    ...item,
    options: copied.map(({ id, text }) => ({ id, text })),
    right: right.flatMap((of) => copied.filter((option) => option.of === of)).map(({ id }) => id),
  };
};

const allowAnswers = (item: Item, isMultiple: boolean): void => {
  item.isMultiple = isMultiple;
  if (!isMultiple && item.right.length > 1)
    item.right = item.options.slice(0, 1).map(({ id }) => id);
};

const isSame = (a: Quiz, b: Quiz): boolean => JSON.stringify(a) === JSON.stringify(b);
const hasBlank = (texts: readonly string[]): boolean => texts.some((text) => text.trim() === '');

/**
 * What the quiz editor owes its author, told from QED-03 to QED-36, QFRM-18, QVAL-02 to QVAL-18,
 * NAV-006, PD-18, PD-19 and PD-39 and not from its machine or the domain: one tab.
 */
export class EditorOracle {
  phase:
    | 'loading'
    | 'editing'
    | 'saving'
    | 'reading theirs'
    | 'theirs not read'
    | 'comparing'
    | 'left' = 'loading';
  sentCount = 0;
  quiz: Quiz = { title: '', isRestricted: false, activities: [] };
  private past: Quiz[] = [];
  private future: Quiz[] = [];
  private stored: Quiz = this.quiz;
  private selected = '';
  /** What is being saved while the author goes on. */
  private sent: Quiz | null = null;
  /** What was sent and may be stored. */
  private attempts: Quiz[] = [];
  private savesAgain = false;
  private leaves = false;
  private typed: { readonly field: string; readonly at: number } | null = null;
  private readonly edited: EditedQuiz;
  private readonly now: () => number;

  constructor(edited: EditedQuiz, now: () => number) {
    [this.edited, this.now] = [edited, now];
  }

  look(): unknown {
    const { phase, sentCount, past, future, quiz, stored } = this;
    if (phase === 'loading' || phase === 'left') return { phase, sentCount };
    return {
      phase,
      sentCount,
      quiz: toSeen(quiz),
      // Clean exactly where it was stored; in the other phases the last report stands.
      isUnsaved: phase === 'editing' ? quiz !== stored : null,
      isSavingInPlace: this.sent !== null,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      selected: this.selectedIndex,
    };
  }

  open(seen: SeenQuiz): void {
    this.phase = 'editing';
    this.quiz = toQuiz(seen);
    this.stored = this.quiz;
    [this.past, this.future] = [[], []];
    [this.sent, this.attempts] = [null, []];
    this.selected = this.quiz.activities[0]?.id ?? '';
    this.typed = null;
  }

  /** QED-18: there is always one, the first where the wanted one is gone. */
  get selectedIndex(): number {
    return Math.max(
      0,
      this.quiz.activities.findIndex(({ id }) => id === this.selected),
    );
  }

  /** Undo and redo show the place they change, which may be in another activity (PD-24). */
  follow(index: number): void {
    this.selected = this.quiz.activities[index]?.id ?? '';
  }

  /**
   * Takes a step, unless it changes nothing; returns whether it does. Typing in one field is one
   * step.
   */
  private change(edit: (quiz: Quiz) => void, field: string | null = null): boolean {
    if (this.phase !== 'editing') return false;
    const quiz = structuredClone(this.quiz);
    edit(quiz);
    if (isSame(quiz, this.quiz)) return false;
    const goesOn =
      this.typed !== null &&
      this.typed.field === field &&
      this.now() - this.typed.at <= 3000 &&
      this.quiz !== this.stored;
    this.future = [];
    const before = goesOn ? this.past.pop() : undefined;
    if (before !== undefined && isSame(before, quiz)) {
      // What is typed away again was never typed.
      [this.quiz, this.typed] = [before, null];
      return true;
    }
    this.past.push(before ?? this.quiz);
    this.quiz = quiz;
    this.typed = field === null ? null : { field, at: this.now() };
    return true;
  }

  /** What is added or removed is shown. */
  private changeShown(activity: number, edit: (quiz: Quiz) => void): void {
    if (this.change(edit)) this.follow(activity);
  }

  private changeItem(
    [activity, item]: readonly [number, number],
    edit: (item: Item) => void,
    field: string | null = null,
  ): boolean {
    return this.change((quiz) => {
      const found = quiz.activities[activity]?.items[item];
      if (found !== undefined) edit(found);
    }, field);
  }

  setTitle(title: string): void {
    this.change((quiz) => {
      quiz.title = title;
    }, 'title');
  }

  /** QFRM-18. */
  restrict(isRestricted: boolean): void {
    if (!this.edited.isDistributed)
      this.change((quiz) => {
        quiz.isRestricted = isRestricted;
      });
  }

  /** QED-17, QED-36 and PD-19. */
  addActivity(): void {
    this.change(({ activities }) => {
      const titles = activities.map(({ title }) => title);
      let number = 1;
      while (titles.includes(`Activity ${String(number)}`)) number += 1;
      activities.push({ id: createId(), title: `Activity ${String(number)}`, items: [] });
    });
  }

  /** QED-19 and PD-18. */
  removeActivity(index: number): void {
    if (this.phase !== 'editing' || this.quiz.activities.length < 2) return;
    this.change(({ activities }) => {
      activities.splice(index, 1);
    });
    if (!this.quiz.activities.some(({ id }) => id === this.selected)) this.follow(0);
  }

  moveActivity(index: number, to: number): void {
    this.change(({ activities }) => {
      activities.splice(to, 0, ...activities.splice(index, 1));
    });
  }

  /** QED-03: every activity can be renamed; only in a library quiz can its title be empty. */
  renameActivity(index: number, title: string): void {
    if (this.edited.kind === 'library' || title.trim() !== '')
      this.change(
        ({ activities }) => {
          const activity = activities[index];
          if (activity !== undefined) activity.title = title;
        },
        `activity ${String(this.quiz.activities[index]?.id)}`,
      );
  }

  select(index: number): void {
    if (this.phase === 'editing') this.follow(index);
  }

  /** QED-34 and QED-35. */
  addQuestion(): void {
    const options = [1, 2, 3, 4].map(() => ({ id: createId(), text: '' }));
    const right = options.slice(0, 1).map(({ id }) => id);
    const at = this.selectedIndex;
    this.change(({ activities }) => {
      activities[at]?.items.push({
        title: '',
        image: null,
        alt: '',
        article: null,
        isMultiple: false,
        right,
        options,
      });
    });
  }

  /** QED-47. */
  addVideo(index: number, article: number, title: string): void {
    this.changeShown(index, ({ activities }) => {
      const isThere = activities.some(({ items }) =>
        items.some((item) => item.article === article),
      );
      if (!isThere)
        activities[index]?.items.push({
          title,
          image: null,
          alt: '',
          article,
          isMultiple: false,
          right: [],
          options: [],
        });
    });
  }

  removeItem([activity, item]: readonly [number, number]): void {
    this.changeShown(activity, ({ activities }) => {
      activities[activity]?.items.splice(item, 1);
    });
  }

  /** QED-30 and QED-33. */
  moveItem([from, item]: readonly [number, number], activity: number, to: number): void {
    this.change(({ activities }) => {
      const moved = activities[from]?.items.splice(item, 1) ?? [];
      activities[activity]?.items.splice(to, 0, ...moved);
    });
  }

  /** QED-47: the copies of questions follow the last of all items; a video is not copied. */
  duplicateItems(activity: number, isMeant: (index: number) => boolean): void {
    this.changeShown(activity, ({ activities }) => {
      const items = activities[activity]?.items ?? [];
      const copies = items
        .filter(({ article }, index) => isMeant(index) && article === null)
        .map(copyItem);
      const last = items.findLastIndex((_, index) => isMeant(index));
      items.splice(last + 1, 0, ...copies);
    });
  }

  /** QED-03 and QED-47: the copy of an activity follows it, without its videos. */
  duplicateActivity(index: number): void {
    this.change(({ activities }) => {
      const { title = '', items = [] } = activities[index] ?? {};
      const titles = activities.map((activity) => activity.title);
      let number = 1;
      while (titles.includes(`Activity ${String(number)}`)) number += 1;
      activities.splice(index + 1, 0, {
        id: createId(),
        title:
          this.edited.kind !== 'library' && /^Activity \d+$/.test(title)
            ? `Activity ${String(number)}`
            : `${title} (copy)`,
        items: items.filter(({ article }) => article === null).map(copyItem),
      });
    });
  }

  removeItems(activity: number, isMeant: (index: number) => boolean): void {
    this.changeShown(activity, ({ activities }) => {
      const found = activities[activity];
      if (found !== undefined) found.items = found.items.filter((_, index) => !isMeant(index));
    });
  }

  /** The items come together at a position, in their order. */
  moveItems(from: number, isMeant: (index: number) => boolean, activity: number, to: number): void {
    this.change(({ activities }) => {
      const source = activities[from];
      const moved = source?.items.filter((_, index) => isMeant(index)) ?? [];
      if (source !== undefined) source.items = source.items.filter((_, index) => !isMeant(index));
      activities[activity]?.items.splice(to, 0, ...moved);
    });
  }

  /** QED-27, in several questions at once. */
  setAllMultiple(activity: number, isMultiple: boolean): void {
    this.change(({ activities }) => {
      for (const item of activities[activity]?.items ?? [])
        if (item.article === null) allowAnswers(item, isMultiple);
    });
  }

  /** The right answers stay with their options. */
  moveOption(at: readonly [number, number], index: number, to: number): void {
    this.changeItem(at, (item) => {
      const options = [...item.options];
      options.splice(to, 0, ...options.splice(index, 1));
      item.options = options;
    });
  }

  setQuestion(at: readonly [number, number], title: string): void {
    this.changeItem(
      at,
      (item) => {
        item.title = title;
      },
      `question ${at.join()}`,
    );
  }

  /** A description goes with its image. */
  setImage(at: readonly [number, number], image: string | null, alt: string): void {
    this.changeItem(at, (item) => {
      [item.image, item.alt] = [image, image === null ? '' : alt];
    });
  }

  describeImage(at: readonly [number, number], alt: string): void {
    const image = this.quiz.activities[at[0]]?.items[at[1]]?.image;
    if (image === null) return;
    this.changeItem(
      at,
      (item) => {
        item.alt = alt;
      },
      `image ${at.join()}`,
    );
  }

  /** QED-27. */
  setMultiple(at: readonly [number, number], isMultiple: boolean): void {
    this.changeItem(at, (item) => {
      allowAnswers(item, isMultiple);
    });
  }

  addOption(at: readonly [number, number]): void {
    const option = { id: createId(), text: '' };
    const isAdded = this.changeItem(at, (item) => {
      item.options = [...item.options, option];
    });
    if (isAdded) this.follow(at[0]);
  }

  /** QED-28 and QED-29. */
  removeOption(at: readonly [number, number], index: number): void {
    const isRemoved = this.changeItem(at, (item) => {
      if (item.options.length < 2) return;
      const removed = item.options[index]?.id;
      item.options = item.options.filter(({ id }) => id !== removed);
      item.right = item.right.filter((id) => id !== removed);
      if (item.right.length === 0) item.right = item.options.slice(0, 1).map(({ id }) => id);
    });
    if (isRemoved) this.follow(at[0]);
  }

  setOption(at: readonly [number, number], index: number, text: string): void {
    this.changeItem(
      at,
      (item) => {
        item.options = item.options.map((option, place) =>
          place === index ? { ...option, text } : option,
        );
      },
      `option ${at.join()} ${String(index)}`,
    );
  }

  /** QED-24 to QED-26. */
  choose(at: readonly [number, number], index: number): void {
    this.changeItem(at, (item) => {
      const chosen = item.options[index]?.id;
      if (chosen === undefined) return;
      if (!item.isMultiple) item.right = [chosen];
      else if (!item.right.includes(chosen)) item.right = [...item.right, chosen];
      else if (item.right.length > 1) item.right = item.right.filter((id) => id !== chosen);
    });
  }

  leaveField(): void {
    if (this.phase === 'editing') this.typed = null;
  }

  /** Replaces in all texts at once, unless students have the quiz. */
  replaceAll(search: string, replacement: string): void {
    if (this.edited.isDistributed) return;
    const replace = (text: string): string => text.split(search).join(replacement);
    const titles = this.quiz.activities.map(({ title }) => replace(title));
    if (this.edited.kind !== 'library' && hasBlank(titles)) return;
    this.change((quiz) => {
      quiz.title = replace(quiz.title);
      for (const activity of quiz.activities) {
        activity.title = replace(activity.title);
        for (const item of activity.items) {
          if (item.article === null) item.title = replace(item.title);
          item.options = item.options.map(({ id, text }) => ({ id, text: replace(text) }));
        }
      }
    });
  }

  undo(): void {
    const before = this.phase === 'editing' ? this.past.pop() : undefined;
    if (before === undefined) return;
    this.future.push(this.quiz);
    this.quiz = before;
    this.typed = null;
  }

  redo(): void {
    const after = this.phase === 'editing' ? this.future.pop() : undefined;
    if (after === undefined) return;
    this.past.push(this.quiz);
    this.quiz = after;
    this.typed = null;
  }

  /** QVAL-11, QVAL-13, QVAL-14 and QVAL-19, for an activity of a stored quiz. */
  private isValidActivity({ title, items }: Activity): boolean {
    const questions = items.filter(({ article }) => article === null);
    return (
      !(this.edited.kind === 'library' && hasBlank([title])) &&
      !hasBlank(questions.map((question) => question.title)) &&
      questions.every(({ options }) => {
        const texts = options.map(({ text }) => text);
        return !hasBlank(texts) && new Set(texts).size === texts.length;
      })
    );
  }

  /**
   * Whether the quiz can be sent. QVAL-02: nothing is sent while something is wrong; the first fault
   * is shown (PD-16).
   */
  private send(): boolean {
    this.typed = null;
    this.savesAgain = false;
    const { title, activities } = this.quiz;
    const hasTitle = title.trim().length >= 3;
    const fault = activities.findIndex((activity) => !this.isValidActivity(activity));
    if (hasTitle && fault === -1) {
      this.sentCount += 1;
      if (this.attempts.at(-1) !== this.quiz) this.attempts.push(this.quiz);
      return true;
    }
    if (hasTitle) this.follow(fault);
    return false;
  }

  /** Saves and leaves; while a save is under way, after it. */
  save(): void {
    if (this.phase !== 'editing') return;
    this.leaves = true;
    if (this.sent === null && this.send()) this.phase = 'saving';
  }

  /** PD-48: saves and goes on; nothing is sent when the server has the quiz. */
  saveAndStay(): void {
    if (this.phase !== 'editing') return;
    this.leaves = false;
    if (this.sent !== null) this.savesAgain = true;
    else if ((this.quiz !== this.stored || this.attempts.length > 0) && this.send())
      this.sent = this.quiz;
  }

  /** A save that fails leaves the work as it is. */
  hearSaved(answer: SaveAnswer): void {
    const { sent } = this;
    this.sent = null;
    if (answer === 'conflict') this.attempts.pop();
    if (answer === 'stored') this.attempts = [];
    if (answer !== 'stored') this.phase = answer === 'conflict' ? 'reading theirs' : 'editing';
    else if (sent === null) this.phase = 'left';
    else this.goOnAfterSave(sent);
  }

  /** What was edited meanwhile stays unsaved, and is sent too when the author saved again. */
  private goOnAfterSave(sent: Quiz): void {
    this.stored = sent;
    if (this.leaves) this.save();
    else if (this.savesAgain && this.quiz !== sent) this.saveAndStay();
  }

  /** What somebody else has stored; null when it could not be read. */
  hearTheirs(isRead: boolean): void {
    if (this.phase === 'reading theirs') this.phase = isRead ? 'comparing' : 'theirs not read';
  }

  readTheirsAgain(): void {
    if (this.phase === 'theirs not read') this.phase = 'reading theirs';
  }

  /** PD-39: the work goes on, and nobody's version is lost. */
  goOn(): void {
    if (['reading theirs', 'theirs not read', 'comparing'].includes(this.phase))
      this.phase = 'editing';
  }
}
