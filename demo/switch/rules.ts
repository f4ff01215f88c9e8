/** What the shop answers a call instead of its own answer. */
export const answers = ['dead', 'slow', 'signedOut', 'trouble', 'garbage', 'own'] as const;
export type AnswerKind = (typeof answers)[number];

export interface Rule {
  /** Such as `POST /customer/cart/add`, parts of the address in braces standing for anything; '' for every call. */
  readonly call: string;
  readonly answer: AnswerKind;
  /** Of an answer of the tester's own: a refusal's code, or JSON. */
  readonly status: number;
  readonly body: string;
  /** Only after a while. */
  readonly isLate: boolean;
  /** Gone as soon as it was followed. */
  readonly isOnce: boolean;
}

const isAnswer = (value: string): value is AnswerKind => answers.some((one) => one === value);

/** A rule as a form tells it; null where it tells none. */
export function ruleOf(fields: (name: string) => string): Rule | null {
  const call = fields('call').trim();
  const answer = fields('answer');
  const isOwn = answer === 'own';
  const status = isOwn ? Number(fields('status')) : 200;
  const isCall = call === '' || /^[A-Z]+ \/\S*$/.test(call);
  // Answers below 200 are none, and those three have no body.
  const isStatus = status >= 200 && status <= 599 && ![204, 205, 304].includes(status);
  if (!isCall || !isAnswer(answer) || !Number.isInteger(status) || !isStatus) return null;
  const body = isOwn ? fields('body').trim() : '';
  const isLate = answer === 'slow' || fields('late') === 'on';
  return { call, answer, status, body, isLate, isOnce: fields('times') !== 'always' };
}

const holds = ({ call }: Rule, method: string, path: string): boolean => {
  if (call === '') return true;
  const [wanted, address = ''] = call.split(' ');
  const pattern = address.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+');
  return wanted === method && new RegExp(`^/api/v1${pattern}$`).test(path);
};

const mostBrowsers = 500;
const mostRules = 50;
const brokenMilliseconds = 1_500;

/** The rules of each browser that came to the switch, as long as this process runs. */
export class Rules {
  private readonly all = new Map<string, Rule[]>();
  private readonly broken = new Map<string, { rule: Rule; until: number }>();

  of(browser: string): readonly Rule[] {
    return this.all.get(browser) ?? [];
  }

  set(browser: string, rules: readonly Rule[]): void {
    this.all.delete(browser);
    if (rules.length > 0) this.all.set(browser, rules.slice(0, mostRules));
    const [oldest] = this.all.keys();
    if (this.all.size > mostBrowsers && oldest !== undefined) this.all.delete(oldest);
  }

  /**
   * The first rule for a call, which is gone then if it was for once. A line that breaks once stays broken for a moment:
   * browsers ask again by themselves.
   */
  take(browser: string, method: string, path: string, now: number): Rule | null {
    const broken = this.broken.get(`${browser} ${method} ${path}`);
    if (broken && now < broken.until) return broken.rule;
    const rules = this.of(browser);
    const rule = rules.find((one) => holds(one, method, path));
    if (rule?.isOnce && rule.answer === 'dead') {
      this.broken.clear();
      this.broken.set(`${browser} ${method} ${path}`, { rule, until: now + brokenMilliseconds });
    }
    if (rule?.isOnce)
      this.set(
        browser,
        rules.filter((one) => one !== rule),
      );
    return rule ?? null;
  }
}
