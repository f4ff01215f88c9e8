/** One way that a transition function may answer: states that it leads to; none where the machine stays. */
export interface SixAnswer {
  readonly targets: readonly string[];
  readonly reenter: boolean;
}

export interface Answers {
  readonly all: readonly SixAnswer[];
  /** Whether it answers the one thing whatever happens. */
  readonly isSure: boolean;
  /** Whether a state is named by something else than a text. */
  readonly isHidden: boolean;
}

/** What follows a pattern: it stands for what a function is given, or for a value that is taken apart. */
const takenApart = /^\s*(?:(?:,[^()]*)?\)\s*(?:=>|\{)|=[^=>])/;

/** What stands between two brackets. */
interface Frame {
  readonly isObject: boolean;
  readonly fields: Map<string, string>;
  /** The field that is read, and where what it holds begins. */
  field: { name: string; from: number } | null;
}

const texts = /(['"`])(?:\\.|(?!\1)[^\\])*\1/y;
const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/y;
const names = /(?:(\w+)|(['"])(\w+)\2)\s*(?=[:,}])/y;

const matchAt = (sign: RegExp, code: string, at: number): RegExpExecArray | null => {
  sign.lastIndex = at;
  return sign.exec(code);
};

/** The objects that stand in code, innermost first, each with the code of its fields. */
function objectsIn(code: string): ReadonlyMap<string, string>[] {
  const found: ReadonlyMap<string, string>[] = [];
  const open: Frame[] = [];
  const endField = (frame: Frame | undefined, at: number) => {
    if (frame?.field) frame.fields.set(frame.field.name, code.slice(frame.field.from, at).trim());
    if (frame) frame.field = null;
  };
  let isFieldNext = false;
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? '';
    const frame = open.at(-1);
    if (/\s/.test(sign)) continue;
    const name = isFieldNext && frame?.isObject ? matchAt(names, code, at) : null;
    isFieldNext = false;
    if (frame && name) {
      const key = name[1] ?? name[3] ?? '';
      const end = at + name[0].length;
      const isShort = code[end] !== ':';
      frame.field = { name: key, from: isShort ? at : end + 1 };
      at = isShort ? end - 1 : end;
      continue;
    }
    const skipped = matchAt(texts, code, at) ?? matchAt(comments, code, at);
    if (skipped) at += skipped[0].length - 1;
    else if ('{[('.includes(sign)) {
      open.push({ isObject: sign === '{', fields: new Map(), field: null });
      isFieldNext = sign === '{';
    } else if ('}])'.includes(sign)) {
      endField(frame, at);
      open.pop();
      const isValue = !takenApart.test(code.slice(at + 1));
      if (frame?.isObject && frame.fields.size > 0 && isValue) found.push(frame.fields);
    } else if (sign === ',') {
      endField(frame, at);
      isFieldNext = true;
    }
  }
  return found;
}

/** Texts that a value may be: all of it, or one of the sides of a choice. */
const valuesIn = (code: string): string[] =>
  [...code.matchAll(/(?:^|[?:]|\|\||&&|\?\?)\s*(['"`])((?:(?!\1).)*)\1/g)].map(
    ([, , text = '']) => text,
  );

const textsIn = (code: string): string[] =>
  [...code.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].map(([, , text = '']) => text);

const isTrue = (code: string | undefined) => code === 'true' || code === '!0';
const sameAs = (one: SixAnswer) => (other: SixAnswer) =>
  other.reenter === one.reenter && other.targets.join() === one.targets.join();

const undecided =
  /\b(?:if|switch|for|while|try|undefined|void)\b|\breturn\s*[;}]|[^?]\?[^.]|&&|\|\|/;
const staysEmpty = /\breturn\s*\{\s*\}|=>\s*\(\s*\{\s*\}\s*\)/;
const leavesOpen = /\breturn\s*[;}]|\breturn\s+(?:undefined|void 0)/;

/**
 * How a transition function may answer, read from its code, since XState 6 knows it only when it asks. A state must stand there as a
 * text: `{ target: 'on' }`, `{ target: isDark ? 'off' : 'on' }`, `{ target: ['left.a', 'right.b'] }`.
 */
export function answersOf(answer: SixCode): Answers {
  const code = answer.toString();
  const all: SixAnswer[] = [];
  let isHidden = false;
  const add = (one: SixAnswer) => {
    if (!all.some(sameAs(one))) all.push(one);
  };
  for (const fields of objectsIn(code)) {
    const target = fields.get('target');
    // What has a type is an event, whatever else it holds.
    if (fields.has('type')) continue;
    const reenter = isTrue(fields.get('reenter'));
    if (target === undefined) {
      if (fields.has('context') || fields.has('reenter')) add({ targets: [], reenter });
      continue;
    }
    const choices = target.startsWith('[')
      ? [textsIn(target)]
      : valuesIn(target).map((text) => [text]);
    if (choices.flat().length === 0) isHidden = true;
    for (const targets of choices) add({ targets, reenter });
  }
  const mayDoAlone = answer.length >= 2 && (all.length === 0 || leavesOpen.test(code));
  if (staysEmpty.test(code) || mayDoAlone) add({ targets: [], reenter: false });
  return { all, isSure: all.length === 1 && !undecided.test(code), isHidden };
}

type SixCode = { readonly length: number; toString(): string };
